"""The tiles in play as a graph that grows: squares are nodes with links to their four neighbours.

A node is a square that holds a tile or lies beside one. Numbers of nodes tell the order in which squares
came up and mean nothing else: whatever is listed goes by square.
"""

from typing import final

from service.rulesets.gondola.components import DEEP, DEEP_WATER, FITS, LAND, MASK, SHAPE, SHAPES, STEP, WATER


@final
class Course:
    """The squares in use.

    By node: `cell` the square, `face` of its tile (-1: empty), `demand` of its surroundings,
    `link[4 * node + d]` the neighbour in direction d (-1: none yet; a tile's are all there). `at` finds the
    node of a square. `sites` are the empty nodes that open water reaches, `laid` those with tiles, both by
    square; `fits[shape]` is the number of ways to lay a shape on `sites`.
    """

    def __init__(
        self,
        cell: list[int],
        face: list[int],
        demand: list[int],
        link: list[int],
        at: dict[int, int],
        sites: list[int],
        laid: list[int],
        fits: list[int],
    ) -> None:
        self.cell = cell
        self.face = face
        self.demand = demand
        self.link = link
        self.at = at
        self.sites = sites
        self.laid = laid
        self.fits = fits

    def copy(self) -> "Course":
        """Return an independent copy."""
        return Course(
            self.cell[:],
            self.face[:],
            self.demand[:],
            self.link[:],
            self.at.copy(),
            self.sites[:],
            self.laid[:],
            self.fits[:],
        )

    def node_of(self, cell: int) -> int:
        """Return the node of a square, made if there was none."""
        node = self.at.get(cell, -1)
        if node >= 0:
            return node
        node = len(self.cell)
        self.at[cell] = node
        self.cell.append(cell)
        self.face.append(-1)
        self.demand.append(0)
        for _ in range(4):
            self.link.append(-1)
        return node

    def tile_at(self, cell: int) -> int:
        """Return the node of the tile on a square, -1 without a tile there."""
        node = self.at.get(cell, -1)
        return node if node >= 0 and self.face[node] >= 0 else -1

    def lay(self, node: int, face: int) -> None:
        """Lay a tile on a node, or in the place of the tile there."""
        if self.face[node] < 0:
            if has_water(self.demand[node]):
                self.sites.remove(node)
                self._count(self.demand[node], -1)
            self._insert(self.laid, node)
        self.face[node] = face
        mask = MASK[face]
        deep = SHAPE[face >> 2] == DEEP
        base = 4 * node
        for d in range(4):
            neighbour = self.link[base + d]
            if neighbour < 0:
                neighbour = self.node_of(self.cell[node] + STEP[d])
                self.link[base + d] = neighbour
                self.link[4 * neighbour + (d ^ 2)] = node
            behind = DEEP_WATER if deep else WATER if (mask >> d) & 1 else LAND
            self._face_edge(neighbour, d ^ 2, behind)

    def lay_all(self, cells: list[int], faces: list[int]) -> None:
        """Lay tiles on a course that has none: the same as to lay them one by one, but faster."""
        for i in range(len(cells)):
            node = self.node_of(cells[i])
            self.face[node] = faces[i]
            self._insert(self.laid, node)
        link = self.link
        for node in self.laid[:]:
            face = self.face[node]
            deep = SHAPE[face >> 2] == DEEP
            cell = self.cell[node]
            for d in range(4):
                neighbour = self.node_of(cell + STEP[d])
                link[4 * node + d] = neighbour
                link[4 * neighbour + (d ^ 2)] = node
                behind = DEEP_WATER if deep else WATER if (MASK[face] >> d) & 1 else LAND
                self.demand[neighbour] |= behind << (2 * (d ^ 2))
        for node in range(len(self.cell)):
            if self.face[node] < 0 and has_water(self.demand[node]):
                self._count(self.demand[node], 1)
                self._insert(self.sites, node)

    def _face_edge(self, node: int, direction: int, behind: int) -> None:
        """Note what now lies behind an edge of a node."""
        old = self.demand[node]
        shift = 2 * direction
        new = (old & ~(3 << shift)) | (behind << shift)
        if new == old:
            return
        self.demand[node] = new
        if self.face[node] >= 0:
            return
        if has_water(old):
            self._count(old, -1)
            if has_water(new):
                self._count(new, 1)
            else:
                self.sites.remove(node)
        elif has_water(new):
            self._count(new, 1)
            self._insert(self.sites, node)

    def _count(self, demand: int, sign: int) -> None:
        fits = self.fits
        for shape in range(SHAPES):
            fits[shape] += sign * FITS[shape * 256 + demand]

    def _insert(self, nodes: list[int], node: int) -> None:
        """Insert a node into a list that is ordered by square."""
        cell = self.cell
        mine = cell[node]
        low = 0
        high = len(nodes)
        while low < high:
            middle = (low + high) >> 1
            if cell[nodes[middle]] < mine:
                low = middle + 1
            else:
                high = middle
        nodes.insert(low, node)

    def passage(self, node: int, direction: int) -> int:
        """Return the node of the tile to which water leads from a tile in a direction, or -1 (G-21: water on both)."""
        if not (MASK[self.face[node]] >> direction) & 1:
            return -1
        neighbour = self.link[4 * node + direction]
        face = self.face[neighbour]
        if face < 0 or not (MASK[face] >> (direction ^ 2)) & 1:
            return -1
        return neighbour

    def swap_demand(self, node: int) -> int:
        """Return the demand that a tile must meet to take the place of the tile of a node (G-23)."""
        demand = self.demand[node]
        mask = MASK[self.face[node]]
        for d in range(4):
            # Ruling in G-23: a passage to deep water, which would fit land also, must stay.
            if (demand >> (2 * d)) & 3 == DEEP_WATER and (mask >> d) & 1:
                demand ^= 1 << (2 * d)
        return demand


def has_water(demand: int) -> bool:
    """Say whether water leads into a square of that demand (WATER and DEEP_WATER have the higher bit)."""
    return demand & 0b10101010 != 0


def new_course() -> Course:
    """Return a course without tiles."""
    return Course([], [], [], [], {}, [], [], [0] * SHAPES)
