package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CellLayoutTest {
    private static final List<CellLayout> ALL = List.of(
            CellLayout.square(8, 6),
            CellLayout.diamond(8, 4, 5),
            CellLayout.shifted(8, 4, 0, false, false),
            CellLayout.shifted(8, 4, 0, true, true),
            CellLayout.shifted(14, 12, 6, false, true),
            CellLayout.shifted(14, 12, 6, true, false));

    @Test
    void middleOfACellIsInIt() {
        for (CellLayout each : ALL)
            for (int row = -7; row < 8; row++)
                for (int column = -7; column < 8; column++) {
                    double x = each.x(column, row) + each.width() / 2.0;
                    double y = each.y(column, row) + each.height() / 2.0;
                    assertEquals(
                            column + "," + row,
                            each.column(x, y) + "," + each.row(x, y),
                            each.kind().toString());
                }
    }

    @Test
    void cornersOfTheBoxAroundADiamondAreInNeighbors() {
        CellLayout rows = CellLayout.shifted(8, 4, 0, false, false);
        assertEquals("-1,-1", rows.column(0.5, 0.5) + "," + rows.row(0.5, 0.5));
        assertEquals("0,1", rows.column(7.5, 3.5) + "," + rows.row(7.5, 3.5));
        CellLayout diamonds = CellLayout.diamond(8, 4, 5);
        double x = diamonds.x(2, 2) + 0.5;
        double y = diamonds.y(2, 2) + 0.5;
        assertEquals("1,2", diamonds.column(x, y) + "," + diamonds.row(x, y));
    }

    @Test
    void cellsAreWhereTiledHasThem() {
        CellLayout diamonds = CellLayout.diamond(64, 32, 10);
        assertEquals("288,0", diamonds.x(0, 0) + "," + diamonds.y(0, 0));
        assertEquals("320,16", diamonds.x(1, 0) + "," + diamonds.y(1, 0));
        assertEquals("256,16", diamonds.x(0, 1) + "," + diamonds.y(0, 1));
        CellLayout hexagons = CellLayout.shifted(14, 12, 6, false, false);
        assertEquals("7,9", hexagons.x(0, 1) + "," + hexagons.y(0, 1));
        assertEquals("14,18", hexagons.x(1, 2) + "," + hexagons.y(1, 2));
        CellLayout columns = CellLayout.shifted(14, 12, 6, true, true);
        assertEquals("0,6", columns.x(0, 0) + "," + columns.y(0, 0));
        assertEquals("10,0", columns.x(1, 0) + "," + columns.y(1, 0));
        assertTrue(columns.isShifted(2));
        assertFalse(columns.isShifted(3));
    }

    @Test
    void sizeOfAMapIsThatOfTiled() {
        assertEquals("80,60", size(CellLayout.square(8, 6), 10, 10));
        assertEquals("640,320", size(CellLayout.diamond(64, 32, 10), 10, 10));
        assertEquals("68,22", size(CellLayout.shifted(8, 4, 0, false, false), 8, 10));
        assertEquals("68,42", size(CellLayout.shifted(8, 4, 0, true, false), 16, 10));
        assertEquals("147,93", size(CellLayout.shifted(14, 12, 6, false, false), 10, 10));
        assertEquals("104,126", size(CellLayout.shifted(14, 12, 6, true, false), 10, 10));
    }

    private static String size(CellLayout layout, int columns, int rows) {
        return layout.mapWidth(columns, rows) + "," + layout.mapHeight(columns, rows);
    }

    @Test
    void objectsOfDiamondsAreCountedAlongTheSides() {
        CellLayout diamonds = CellLayout.diamond(64, 32, 10);
        assertEquals(320, diamonds.objectX(0, 0));
        assertEquals(352, diamonds.objectX(32, 0));
        assertEquals(16, diamonds.objectY(32, 0));
        assertEquals(288, diamonds.objectX(0, 32));
        assertEquals(7, CellLayout.square(8, 8).objectX(7, 9));
    }
}
