package kodama.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Random;
import kodama.Seed;
import kodama.ground.CellShape;
import kodama.ground.Ground;
import org.jspecify.annotations.Nullable;
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
        ground.update(map.layers().get(0), 1, 1, 1);
        return ground.takeWork();
    }

    @Test
    void aLargeShapeDoesNotSlowDownTheRestOfTheMap() {
        MapGround plain = new MapGround(mixed(400, 1, -1, ""));
        MapGround mixed = new MapGround(mixed(400, 1, 0, "<object x='-60' y='-60' width='130' height='130'/>"));
        long few = plain.takeWork();
        long many = mixed.takeWork();
        assertTrue(many < 2 * few, few + " and " + many);
        assertTrue(mixed.ground().solid(60, 60) && mixed.ground().at(9, 9) == null);
    }

    @Test
    void theWholeGroundIsThatOfItsCells(@Seed(36) Random random) {
        for (int i = 0; i < 40; i++) {
            TiledMap map = mixed(14, random.nextInt(3), 3 + random.nextInt(20), shapes(random));
            TileGrid tiles = Objects.requireNonNull(map.layers().get(0).tiles());
            MapGround ground = new MapGround(map);
            change(map, ground, tiles, random);
            MapGround whole = new MapGround(map);
            for (int y = -9; y < 40; y++)
                for (int x = -9; x < 40; x++) assertSame(whole.ground(), ground.ground(), x, y);
        }
    }

    private static void change(TiledMap map, MapGround ground, TileGrid tiles, Random random) {
        for (int n = 0; n < 30; n++) {
            int x = random.nextInt(16);
            int y = random.nextInt(16);
            int before = tiles.at(x, y);
            tiles.set(x, y, random.nextInt(4) | (random.nextInt(16) << 28 & ~TileGrid.TURNED_120 & ~TileGrid.NUMBER));
            ground.update(map.layers().get(0), x, y, before);
        }
    }

    private static void assertSame(Ground expected, Ground ground, int column, int row) {
        assertEquals(kind(expected.at(column, row)), kind(ground.at(column, row)), column + "," + row);
        for (int at = 0; at < 64; at++) {
            double x = column * 8 + at % 8 + 0.3;
            double y = row * 8 + at / 8 + 0.6;
            assertEquals(expected.solid(x, y), ground.solid(x, y), x + "," + y);
        }
    }

    private static String kind(@Nullable CellShape shape) {
        if (shape == null) return "empty";
        return shape.isFull() ? "full" : shape.isOneWay() ? "one way" : "solid";
    }

    private static String shapes(Random random) {
        String shapes = "";
        for (int i = random.nextInt(3); i >= 0; i--)
            shapes += "<object x='" + (random.nextInt(70) - 50) + "' y='" + (random.nextInt(70) - 50) + "' width='"
                    + random.nextInt(50) + "' height='" + random.nextInt(50) + "'/>";
        return shapes;
    }

    /** Returns two layers of plain tiles, and every few tiles one with shapes, or only the first one if 0. */
    private static TiledMap mixed(int side, int plain, int every, String shapes) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < side * side; i++)
            cells.append(i > 0 ? "," : "").append((every > 0 ? i % every == 0 : every == 0 && i == 0) ? 1 : 2);
        String layer = "<layer name='l' width='" + side + "' height='" + side + "'><data encoding='csv'>";
        String xml = "<map orientation='orthogonal' width='" + side + "' height='" + side
                + "' tilewidth='8' tileheight='8'><tileset firstgid='1' name='t' tilewidth='8' tileheight='8'"
                + " tilecount='3' columns='3'><image source='a.png' width='64' height='64'/><tile id='0'><objectgroup>"
                + shapes + "</objectgroup></tile><tile id='1'>" + (plain == 2 ? property("solid", true) : "")
                + "</tile><tile id='2'>" + property("one_way", true) + "</tile></tileset>"
                + layer + cells + "</data></layer>" + layer + cells.toString().replace('2', plain == 1 ? '0' : '3')
                + "</data></layer></map>";
        return TiledReader.read("m.tmx", path -> xml.getBytes(StandardCharsets.UTF_8));
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
        ground.update(map.layers().get(0), 1, 1, 0);
        assertSolid(ground.ground(), "####");
        map.layers().get(0).tiles().set(1, 1, 0);
        ground.update(map.layers().get(0), 1, 1, 1);
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
