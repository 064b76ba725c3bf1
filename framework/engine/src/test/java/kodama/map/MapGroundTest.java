package kodama.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import kodama.ground.Ground;
import org.junit.jupiter.api.Test;

class MapGroundTest {
    private static final String SLOPE =
            "<objectgroup><object x='0' y='8'><polygon points='0,0 8,-8 8,0'/></object></objectgroup>";

    /** Reads a map of 3 × 3 tiles of 8 × 8 pixels, whose tile 1 has this in its tileset. */
    private static TiledMap map(String tile, String layer, String cells, String size) {
        String xml = "<map orientation='orthogonal' width='3' height='3' tilewidth='8' tileheight='8'>"
                + "<tileset firstgid='1' name='t' " + size + " tilecount='2' columns='2'>"
                + "<image source='a.png' width='64' height='64'/><tile id='0'>" + tile + "</tile></tileset>"
                + "<layer name='l' width='3' height='3' " + layer + "<data encoding='csv'>" + cells
                + "</data></layer></map>";
        return TiledReader.read(
                "m.tmx", path -> path.equals("m.tmx") ? xml.getBytes(StandardCharsets.UTF_8) : new byte[0]);
    }

    private static Ground ground(String tile, String layer, String cells) {
        return new MapGround(map(tile, layer, cells, "tilewidth='8' tileheight='8'")).ground();
    }

    private static String property(String name, boolean value) {
        return "<properties><property name='" + name + "' type='bool' value='" + value + "'/></properties>";
    }

    private static String middle(long tile) {
        return "0,0,0,0," + tile + ",0,0,0,0";
    }

    private static void assertSolid(Ground ground, String expected) {
        String found = "";
        for (double y : new double[] {9, 15})
            for (double x : new double[] {9, 15}) found += ground.solid(x, y) ? "#" : ".";
        assertEquals(expected, found);
    }

    @Test
    void tilesWithoutShapesAndPropertiesAreEmpty() {
        assertSolid(ground("", ">", middle(1)), "....");
        assertSolid(ground("", ">", middle(2)), "....");
    }

    @Test
    void tilesWithThePropertyAreSolidEverywhere() {
        assertSolid(ground(property("solid", true), ">", middle(1)), "####");
        assertTrue(ground(property("solid", true), ">", middle(1)).at(1, 1).isFull());
    }

    @Test
    void aPropertyOfAnotherTypeIsReported() {
        for (String name : new String[] {"solid", "one_way"}) {
            String text = "<properties><property name='" + name + "' value='true'/></properties>";
            MapException wrong = assertThrows(MapException.class, () -> ground(text, ">", middle(1)));
            assertEquals(
                    "m.tmx: tile 0: its property '" + name + "' must be a bool in Tiled but is another type",
                    wrong.getMessage());
        }
        String layer = "><properties><property name='solid' value='true'/></properties>";
        MapException wrong = assertThrows(MapException.class, () -> ground("", layer, middle(1)));
        assertEquals(
                "m.tmx: layer \"l\": its property 'solid' must be a bool in Tiled but is another type",
                wrong.getMessage());
    }

    private static TiledMap covered(int side, int shapes, int size) {
        StringBuilder boxes = new StringBuilder("<objectgroup>");
        for (int i = 0; i < shapes; i++)
            boxes.append("<object x='" + (-i - 60) + "' y='-60' width='" + size + "' height='" + size + "'/>");
        String cells = "1,".repeat(side * side - 1) + "1";
        String xml = "<map orientation='orthogonal' width='" + side + "' height='" + side
                + "' tilewidth='8' tileheight='8'>"
                + "<tileset firstgid='1' name='t' tilewidth='8' tileheight='8' tilecount='2' columns='2'>"
                + "<image source='a.png' width='64' height='64'/><tile id='0'>" + boxes
                + "</objectgroup></tile></tileset>"
                + "<layer name='l' width='" + side + "' height='" + side + "'><data encoding='csv'>" + cells
                + "</data></layer></map>";
        return TiledReader.read("m.tmx", path -> xml.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void shapesThatReachTooFarForALargeMapAreReported() {
        TiledMap map = covered(1500, 1, 130);
        MapException wrong = assertThrows(MapException.class, () -> new MapGround(map));
        assertEquals(
                "m.tmx: collision shapes of its tiles reach up to 8 tiles beyond their own, which is too far for a map"
                        + " of this size",
                wrong.getMessage());
    }

    @Test
    void tooManyShapesAtATileAreReported() {
        TiledMap map = covered(20, 60, 130);
        MapException wrong = assertThrows(MapException.class, () -> new MapGround(map));
        assertTrue(
                wrong.getMessage().endsWith(" must be at most 256 polygons")
                        && wrong.getMessage().startsWith("m.tmx: the collision shapes at tile "),
                wrong.getMessage());
    }

    @Test
    void theWorkOfAnUpdateGrowsWithTheReachOfShapes() {
        TiledMap near = covered(3, 1, 8);
        TiledMap far = covered(3, 1, 130);
        assertTrue(workOfUpdate(far) > 10 * workOfUpdate(near), workOfUpdate(far) + " and " + workOfUpdate(near));
    }

    private static long workOfUpdate(TiledMap map) {
        MapGround ground = new MapGround(map);
        ground.takeWork();
        ground.update(map.layers().get(0), 1, 1);
        return ground.takeWork();
    }

    @Test
    void shapesTurnWithTheTile() {
        assertSolid(ground(SLOPE, ">", middle(1)), ".###");
        assertSolid(ground(SLOPE, ">", middle(0x8000_0001L)), "#.##");
        assertSolid(ground(SLOPE, ">", middle(0x4000_0001L)), "##.#");
        assertSolid(ground(SLOPE, ">", middle(0x2000_0001L)), ".###");
        assertSolid(ground(SLOPE, ">", middle(0xC000_0001L)), "###.");
        assertSolid(ground(SLOPE, ">", middle(0xA000_0001L)), "#.##");
    }

    @Test
    void concaveShapesAreSplit() {
        String letter =
                "<objectgroup><object x='0' y='0'><polygon points='0,0 3,0 3,5 8,5 8,8 0,8'/></object></objectgroup>";
        assertSolid(ground(letter, ">", middle(1)), "#.##");
        String backwards =
                "<objectgroup><object x='0' y='0'><polygon points='0,8 8,8 8,5 3,5 3,0 0,0'/></object></objectgroup>";
        assertSolid(ground(backwards, ">", middle(1)), "#.##");
    }

    @Test
    void aLayerWithThePropertyIsSolidWhereItHasTiles() {
        assertSolid(ground("", ">" + property("solid", true), middle(2)), "####");
        assertSolid(ground(SLOPE, ">" + property("solid", true), middle(1)), ".###");
        assertSolid(ground(property("solid", false), ">" + property("solid", true), middle(1)), "....");
        assertSolid(ground(property("solid", true), ">" + property("solid", false), middle(1)), "....");
    }

    @Test
    void platformsAreOpenFromBelow() {
        Ground ground = ground(property("one_way", true), ">", middle(1));
        assertSolid(ground, "....");
        assertTrue(ground.at(1, 1).isOneWay());
    }

    @Test
    void backgroundsAreNotGround() {
        assertSolid(ground(property("solid", true), "parallaxx='0.5'>", middle(1)), "....");
        assertSolid(ground(property("solid", true), "offsetx='3'>", middle(1)), "....");
        assertTrue(ground(property("solid", true), "offsetx='-8'>", middle(1)).solid(3, 12));
    }

    @Test
    void largeTilesReachIntoOtherCells() {
        String box = "<objectgroup><object x='0' y='0' width='12' height='4'/></objectgroup>";
        Ground ground = new MapGround(map(box, ">", middle(1), "tilewidth='16' tileheight='16'")).ground();
        assertTrue(ground.solid(9, 1));
        assertTrue(ground.solid(19, 3));
        assertFalse(ground.solid(21, 3));
        assertFalse(ground.solid(9, 9));
    }

    @Test
    void tilesCanChange() {
        TiledMap map = map(property("solid", true), ">", middle(0), "tilewidth='8' tileheight='8'");
        MapGround ground = new MapGround(map);
        map.layers().get(0).tiles().set(1, 1, 1);
        ground.update(map.layers().get(0), 1, 1);
        assertSolid(ground.ground(), "####");
        map.layers().get(0).tiles().set(1, 1, 0);
        ground.update(map.layers().get(0), 1, 1);
        assertSolid(ground.ground(), "....");
    }

    @Test
    void shapesWithTooManyCornersAreErrors() {
        String points = "0,0 ".repeat(70) + "8,8 0,8";
        String tile = "<objectgroup><object x='0' y='0'><polygon points='" + points + "'/></object></objectgroup>";
        MapException wrong = assertThrows(MapException.class, () -> ground(tile, ">", middle(1)));
        assertEquals(
                "m.tmx: tile 0: has a collision shape with 72 corners, but it must have at most 64",
                wrong.getMessage());
    }
}
