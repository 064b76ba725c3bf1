package kodama.map.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.map.MapException;
import kodama.map.TileGrid;
import kodama.map.TiledMap;
import kodama.map.TiledReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MapPainterTest {
    private final Map<String, Image> pictures = new HashMap<>();
    private final DrawList list = new DrawList();
    private long time;
    private int width = 4;
    private int height = 4;

    @BeforeEach
    void pictureOfTwoTiles() {
        picture("s.png", 4, "ABEF" + "CDGH");
    }

    private void picture(String path, int width, String letters) {
        int[] pixels = new int[letters.length()];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = letters.charAt(i) == '.' ? 0 : 0xFF000001 + letters.charAt(i) - 'A';
        pictures.put(path, new Image(path, width, pixels.length / width, pixels));
    }

    private static TiledMap read(String map) {
        return TiledReader.read("m.tmx", path -> map.getBytes(StandardCharsets.UTF_8));
    }

    private static String map(String attributes, String inside) {
        return "<map width='2' height='2' tilewidth='2' tileheight='2' " + attributes
                + "><tileset firstgid='1' name='s' tilewidth='2' tileheight='2'><image source='s.png'/>"
                + "<tile id='1'><animation><frame tileid='1' duration='100'/><frame tileid='0' duration='50'/>"
                + "</animation></tile></tileset>" + inside + "</map>";
    }

    private static String layer(String tiles) {
        return "<layer name='a' width='2' height='2'><data encoding='csv'>" + tiles + "</data></layer>";
    }

    private String drawn(String map) {
        TiledMap read = read(map);
        MapPainter painter = new MapPainter(read, pictures::get);
        for (TiledMap.Layer each : read.layers()) paint(painter, each);
        return rows();
    }

    private void paint(MapPainter painter, TiledMap.Layer layer) {
        painter.paint(list, layer, 0, 0, BlendMode.NORMAL, 0xFFFFFF, 1, time);
    }

    /** Returns the rows of the picture, with a letter for each color: A is 0xFF000001. */
    private String rows() {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        list.clear();
        StringBuilder rows = new StringBuilder();
        for (int y = 0; y < height; y++, rows.append('\n'))
            for (int x = 0; x < width; x++) {
                int color = frame.pixels()[y * width + x] & 0xFFFFFF;
                rows.append(color == 0 ? '.' : (char) ('A' + color - 1));
            }
        return rows.toString();
    }

    @Test
    void drawsTilesWithMarginAndSpacing() {
        picture("s.png", 7, "......." + ".AB.EF." + ".CD.GH." + ".......");
        String map = map("", layer("1,0,0,2")).replace("tileheight='2'>", "tileheight='2' margin='1' spacing='1'>");
        assertEquals("AB..\nCD..\n..EF\n..GH\n", drawn(map));
    }

    @Test
    void flipsTiles() {
        // not flipped, horizontally; vertically, diagonally
        assertEquals("ABBA\nCDDC\nCDAC\nABBD\n", drawn(map("", layer("1,2147483649,1073741825,536870913"))));
        // turned clockwise, counterclockwise; by 180 degrees, mirrored at the other diagonal
        assertEquals("CABD\nDBAC\nDCDB\nBACA\n", drawn(map("", layer("2684354561,1610612737,3221225473,3758096385"))));
    }

    @Test
    void animatedTilesShowTheFrameOfTheTime() {
        String map = map("", layer("2,0,0,0"));
        time = 99;
        assertEquals("EF..\nGH..\n....\n....\n", drawn(map));
        time = 100;
        assertEquals("AB..\nCD..\n....\n....\n", drawn(map));
        time = 150;
        assertEquals("EF..\nGH..\n....\n....\n", drawn(map));
    }

    @Test
    void offsetsMoveTilesAndLayers() {
        String set = "tileheight='2'><tileoffset x='1' y='-1'/>";
        String map =
                map("", layer("0,0,1,0")).replace("tileheight='2'>", set).replace("name='a'", "name='a' offsetx='1'");
        assertEquals("....\n..AB\n..CD\n....\n", drawn(map));
    }

    @Test
    void largeTilesReachUpAndToTheRight() {
        picture("s.png", 3, "ABC" + "DEF" + "GHI");
        String map =
                map("", layer("0,0,1,0")).replace("tilewidth='2' tileheight='2'>", "tilewidth='3' tileheight='3'>");
        assertEquals("....\nABC.\nDEF.\nGHI.\n", drawn(map));
        list.camera(2, 0);
        assertEquals("....\nC...\nF...\nI...\n", drawn(map), "its cell is left of the picture");
    }

    @Test
    void renderOrderDecidesWhichTileIsInFront() {
        picture("s.png", 3, "ABC");
        String map = map("renderorder='right-down'", layer("1,1,0,0"))
                .replace("name='s' tilewidth='2' tileheight='2'", "name='s' tilewidth='3' tileheight='1'");
        assertEquals("....\nABAB\n....\n....\n", drawn(map));
        assertEquals("....\nABCB\n....\n....\n", drawn(map.replace("right-down", "left-down")));
        picture("s.png", 2, "AB" + "CD" + "EF");
        map = map("renderorder='right-down'", layer("1,0,1,0"))
                .replace("name='s' tilewidth='2' tileheight='2'", "name='s' tilewidth='2' tileheight='3'");
        assertEquals("CD..\nAB..\nCD..\nEF..\n", drawn(map));
        assertEquals("CD..\nEF..\nCD..\nEF..\n", drawn(map.replace("right-down", "right-up")));
    }

    @Test
    void diamondsFartherDownAreInFront() {
        String map = map("orientation='isometric'", layer("1,1,1,1"));
        assertEquals(".AB.\nABAB\nCABD\n.CD.\n", drawn(map));
    }

    @Test
    void rowsOfStaggeredMapsAreShifted() {
        width = 6;
        assertEquals("ABAB..\nCABAB.\n.CDCD.\n......\n", drawn(map("orientation='staggered'", layer("1,1,1,1"))));
    }

    @Test
    void columnsOfStaggeredMapsAreShifted() {
        assertEquals(
                "AB..\nCAB.\nABD.\nCAB.\n", drawn(map("orientation='staggered' staggeraxis='x'", layer("1,1,1,1"))));
    }

    @Test
    void tilesThatAreSetShowInTheNextPicture() {
        TiledMap map = read(map("", layer("1,0,0,0")));
        MapPainter painter = new MapPainter(map, pictures::get);
        TiledMap.Layer layer = map.layers().get(0);
        paint(painter, layer);
        layer.tiles().set(0, 0, 1 | TileGrid.FLIPPED_X);
        layer.tiles().set(1, 1, 1);
        assertEquals("AB..\nCD..\n....\n....\n", rows(), "the picture that was drawn before");
        paint(painter, layer);
        assertEquals("BA..\nDC..\n..AB\n..CD\n", rows());
        assertEquals(1, layer.tiles().at(1, 1));
    }

    @Test
    void tintAndOpacityOfLayersAndGroupsAreApplied() {
        pictures.put("s.png", new Image("s", 2, 2, new int[] {0xFF404040, 0xFF404040, 0xFF404040, 0xFF404040}));
        String map = "<group name='g' opacity='.5'>" + layer("1,0,0,0").replace("'a'", "'a' tintcolor='#800000ff'")
                + "</group>";
        assertEquals("PP..\nPP..\n....\n....\n", drawn(map("", map)), "0x40 / 4, in blue");
    }

    @Test
    void tileObjectsAreScaledTurnedAndFlipped() {
        String objects =
                "<objectgroup name='o'><object id='1' gid='1' x='0' y='4' width='4' height='4'/></objectgroup>";
        assertEquals("AABB\nAABB\nCCDD\nCCDD\n", drawn(map("", objects)));
        String turned = "<objectgroup name='o'><object id='1' gid='2147483649' x='1' y='1' width='2' height='2' "
                + "rotation='90'/></objectgroup>";
        assertEquals("....\n.DB.\n.CA.\n....\n", drawn(map("", turned)));
    }

    @Test
    void animatedObjectsShowTheFrameOfTheTime() {
        String objects =
                "<objectgroup name='o'><object id='1' gid='2' x='0' y='2' width='2' height='2'/></objectgroup>";
        String map = map("", objects).replace("<frame tileid='0'", "<frame tileid='1' duration='0'/><frame tileid='0'");
        for (int each : new int[] {0, 99, 150}) {
            time = each;
            assertEquals("EF..\nGH..\n....\n....\n", drawn(map), "at " + each);
        }
        for (int each : new int[] {100, 149, 250}) {
            time = each;
            assertEquals("AB..\nCD..\n....\n....\n", drawn(map), "at " + each);
        }
    }

    @Test
    void objectsAreDrawnByRowOrInTheOrderOfTheList() {
        String objects = "<objectgroup name='o'><object id='1' gid='1' x='0' y='3' width='2' height='2'/>"
                + "<object id='2' gid='1' x='1' y='2' width='2' height='2'/></objectgroup>";
        assertEquals(".AB.\nABD.\nCD..\n....\n", drawn(map("", objects)));
        assertEquals(".AB.\nACD.\nCD..\n....\n", drawn(map("", objects.replace("'o'", "'o' draworder='index'"))));
    }

    @Test
    void imageLayersRepeat() {
        picture("sky.png", 2, "AB" + "C.");
        String layer = "<imagelayer name='sky' offsetx='1' offsety='1'><image source='sky.png'/></imagelayer>";
        assertEquals("....\n.AB.\n.C..\n....\n", drawn(map("", layer)));
        assertEquals("....\nBABA\n.C.C\n....\n", drawn(map("", layer.replace("'sky'", "'sky' repeatx='1'"))));
        assertEquals(".C..\n.AB.\n.C..\n.AB.\n", drawn(map("", layer.replace("'sky'", "'sky' repeaty='1'"))));
    }

    @Test
    void transparentColorIsNotDrawn() {
        String map = map("", layer("1,1,0,0")).replace("'s.png'", "'s.png' trans='000002'");
        assertEquals("A.A.\nCDCD\n....\n....\n", drawn(map));
    }

    @Test
    void missingPicturesAreNamed() {
        pictures.clear();
        MapException failure = assertThrows(MapException.class, () -> drawn(map("", layer("1,0,0,0"))));
        assertEquals("m.tmx: tileset \"s\": there is no picture \"s.png\"", failure.getMessage());
    }

    @Test
    void picturesThatAreNotUsedMayBeMissing() {
        pictures.clear();
        assertEquals("....\n....\n....\n....\n", drawn(map("", layer("0,0,0,0"))));
    }

    @Test
    void tilesThatTheTilesetLacksAreNotDrawn() {
        assertEquals("....\n....\n..AB\n..CD\n", drawn(map("", layer("99,0,0,1"))));
    }
}
