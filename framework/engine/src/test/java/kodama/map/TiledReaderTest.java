package kodama.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class TiledReaderTest {
    private static final String SET =
            "<tileset firstgid='1' name='s' tilewidth='8' tileheight='8' columns='2' tilecount='4'>"
                    + "<image source='../pictures/s.png' width='16' height='16'/><tile id='1' type='lava'><properties>"
                    + "<property name='hot' type='bool' value='true'/></properties>"
                    + "<animation><frame tileid='1' duration='100'/></animation></tile></tileset>";
    private final Map<String, byte[]> files = new HashMap<>();

    private TiledMap read(String content) {
        files.put("maps/m.tmx", content.getBytes(StandardCharsets.UTF_8));
        return TiledReader.read("maps/m.tmx", files::get);
    }

    private static String map(String inside) {
        return "<map orientation='orthogonal' width='2' height='2' tilewidth='8' tileheight='8'>" + inside + "</map>";
    }

    private static String layer(String attributes, String data) {
        return map(
                SET + "<layer name='ground' width='2' height='2'><data " + attributes + ">" + data + "</data></layer>");
    }

    private void fails(String message, String content) {
        MapException failure = assertThrows(MapException.class, () -> read(content));
        assertTrue(failure.getMessage().contains(message), failure.getMessage());
    }

    private static void checkGround(TiledMap map) {
        TileGrid tiles = map.layers().get(0).tiles();
        assertEquals(1, tiles.at(0, 0));
        assertEquals(0, tiles.at(1, 0));
        assertEquals(2 | TileGrid.FLIPPED_X | TileGrid.FLIPPED_DIAGONALLY, tiles.at(0, 1));
        assertEquals(3, tiles.at(1, 1));
        assertEquals(0, tiles.at(-1, 5000));
    }

    private static String packed(String compression) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = compression.equals("zlib")
                ? new DeflaterOutputStream(bytes)
                : compression.equals("gzip") ? new GZIPOutputStream(bytes) : bytes) {
            out.write(new byte[] {1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, (byte) 0xA0, 3, 0, 0, 0});
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    @Test
    void aTilesetFileThatNamesATilesetIsRefused() {
        files.put("maps/s.tsx", "<tileset name='s' source='s.tsx'/>".getBytes(StandardCharsets.UTF_8));
        fails(
                "maps/s.tsx: tileset \"s\": a file of a tileset must not name another tileset",
                map("<tileset firstgid='1' source='s.tsx'/>"));
    }

    @Test
    void lineBreaksAndControlCharactersAreEscapedInMessages() {
        String name = "a&#10;b&#x85;c&#x202e;d".replace("d", "d".repeat(80));
        fails(
                "maps/m.tmx: layer \"a\\nb\\u{85}c\\u{202e}ddd",
                map("<layer name='" + name + "' width='1' height='1'><data encoding='csv'>1</data></layer>"));
        fails("a\\nb", map("<tileset firstgid='1' source='a&#10;b.tsx'/>"));
    }

    @Test
    void tilesThatTheTilesetDoesNotHaveAreFound() {
        assertNull(MissingTiles.find(read(layer("encoding='csv'", "1,0,2684354564,3"))));
        assertEquals(
                "maps/m.tmx: layer \"ground\": the tile in column 0, row 1 is missing: tileset \"s\" has no tile 4; 1"
                        + " more is missing",
                MissingTiles.find(read(layer("encoding='csv'", "1,0,2684354565,9"))));
        String object = "<objectgroup name='o'><object id='7' gid='5'/></objectgroup>";
        assertEquals(
                "maps/m.tmx: layer \"o\": object 7 has a missing tile: tileset \"s\" has no tile 4",
                MissingTiles.find(read(map(SET + object))));
        String pictures =
                "<tileset firstgid='1' name='c' tilecount='2' columns='0'><tile id='0'><image source='a.png'/>"
                        + "</tile><tile id='2'><image source='a.png'/></tile></tileset>";
        assertNull(MissingTiles.find(read(layer("encoding='csv'", "1,0,0,3").replace(SET, pictures))));
        assertEquals(
                "maps/m.tmx: layer \"ground\": the tile in column 1, row 0 is missing: tileset \"c\" has no tile 1",
                MissingTiles.find(read(layer("encoding='csv'", "1,2,0,3").replace(SET, pictures))));
    }

    @Test
    void readsEachEncoding() throws IOException {
        checkGround(read(layer("encoding='csv'", "1,0,\n2684354562,3\n")));
        checkGround(read(layer("", "<tile gid='1'/><tile/><tile gid='2684354562'/><tile gid='3'/>")));
        checkGround(read(layer("encoding='base64'", packed(""))));
        checkGround(read(layer("encoding='base64' compression='zlib'", packed("zlib"))));
        checkGround(read(layer("encoding='base64' compression='gzip'", packed("gzip"))));
    }

    @Test
    void readsJson() {
        TiledMap map = read("{\"orientation\":\"isometric\",\"width\":2,\"height\":2,\"tilewidth\":8,\"tileheight\":8,"
                + "\"layers\":[{\"type\":\"tilelayer\",\"name\":\"ground\",\"width\":2,\"height\":2,\"data\":[1,0,2684354562,3]},"
                + "{\"type\":\"objectgroup\",\"name\":\"o\",\"objects\":[{\"id\":4,\"type\":\"bat\",\"x\":1.5,\"y\":2,"
                + "\"polygon\":[{\"x\":0,\"y\":1},{\"x\":2,\"y\":3}],"
                + "\"properties\":[{\"name\":\"c\",\"type\":\"class\",\"value\":{\"n\":7}}]}]}],"
                + "\"tilesets\":[{\"firstgid\":1,\"name\":\"s\",\"image\":\"s.png\"}]}");
        checkGround(map);
        assertEquals(TiledMap.Orientation.ISOMETRIC, map.orientation());
        assertEquals("maps/s.png", map.tilesets().get(0).image().path());
        TiledMap.MapObject bat = map.layers().get(1).objects().get(0);
        assertEquals("bat", bat.className());
        assertEquals(TiledMap.Shape.POLYGON, bat.shape());
        assertEquals(3, bat.points()[3]);
        assertEquals(Map.of("c", Map.of("n", 7.0)), bat.properties());
    }

    @Test
    void readsChunksOfInfiniteMaps() {
        String chunks =
                "<chunk x='-32' y='-16' width='2' height='1'>1,2</chunk><chunk x='16' y='0' width='1' height='1'>3</chunk>";
        TiledMap map = read(layer("encoding='csv'", chunks).replace("<map ", "<map infinite='1' "));
        assertEquals(2, map.layers().get(0).tiles().at(-31, -16));
        assertEquals(3, map.layers().get(0).tiles().at(16, 0));
        String json =
                "{\"orientation\":\"orthogonal\",\"infinite\":true,\"width\":1,\"height\":1,\"tilewidth\":8,\"tileheight\":8,"
                        + "\"tilesets\":[{\"firstgid\":1}],\"layers\":[{\"type\":\"tilelayer\",\"name\":\"g\",\"chunks\":"
                        + "[{\"x\":-16,\"y\":0,\"width\":1,\"height\":1,\"data\":[5]}]}]}";
        assertEquals(5, read(json).layers().get(0).tiles().at(-16, 0));
    }

    @Test
    void groupsHandDownTheirLook() {
        TiledMap map = read(map("<group name='a' offsetx='3' opacity='.5' parallaxx='.5' tintcolor='#ff8000'>"
                + "<imagelayer name='b' offsetx='4' opacity='.5' parallaxx='.5' repeatx='1'><image source='sky.png'/>"
                + "</imagelayer></group>"));
        TiledMap.Layer layer = map.layers().get(0);
        assertEquals("a/b", layer.name());
        assertEquals(7, layer.offsetX());
        assertEquals(.25, layer.opacity());
        assertEquals(.25, layer.parallaxX());
        assertEquals(0xFFFF8000, layer.tint());
        assertEquals("maps/sky.png", layer.image().path());
        assertTrue(layer.repeatsX());
    }

    @Test
    void readsTilesetsAndTemplates() {
        files.put("sets/s.tsx", SET.replace("firstgid='1' ", "").getBytes(StandardCharsets.UTF_8));
        files.put(
                "maps/t.tx",
                ("<template><tileset firstgid='1' source='../sets/s.tsx'/>"
                                + "<object name='x' type='bat' gid='2147483650' width='8' height='8'/></template>")
                        .getBytes(StandardCharsets.UTF_8));
        TiledMap map = read(map("<tileset firstgid='10' source='../sets/s.tsx'/><objectgroup name='o'>"
                + "<object id='1' template='t.tx' name='y' x='5' y='6'/></objectgroup>"));
        assertEquals("pictures/s.png", map.tilesets().get(0).image().path());
        assertEquals(Map.of("hot", true), map.tilesets().get(0).tiles().get(1).properties());
        assertEquals("lava", map.tilesets().get(0).tiles().get(1).className());
        TiledMap.MapObject object = map.layers().get(0).objects().get(0);
        assertEquals("y", object.name());
        assertEquals("bat", object.className());
        assertEquals(TileGrid.FLIPPED_X | 11, object.tile());
    }

    @Test
    void namesWhatIsWrong() {
        fails(
                "layer \"ground\": the chunks are too far apart",
                layer("encoding='csv'", "<chunk x='-1000000' y='-1000000' width='1' height='1'>1</chunk>"));
        fails(
                "maps/m.tmx: layer \"ground\": Zstandard cannot be read",
                layer("encoding='base64' compression='zstd'", "AAAA"));
        fails("layer \"ground\": it must have 4 tiles but has 3", layer("encoding='csv'", "1,2,3"));
        fails("layer \"ground\": it has more than 4 tiles", layer("encoding='csv'", "1,2,3,4,5"));
        fails("tile 1 must be a number but has 'x'", layer("encoding='csv'", "1,x"));
        fails(
                "width must be a number from 0 to 1048576 but was \"1000000000\"",
                map("").replace("width='2'", "width='1000000000'"));
        fails("leads out of the game's folder", map("<tileset firstgid='1' source='../../x.tsx'/>"));
        fails("must be relative", map("<tileset firstgid='1' source='/etc/x.tsx'/>"));
        fails("there is no file \"maps/x.tsx\"", map("<tileset firstgid='1' source='x.tsx'/>"));
        fails(
                "tile 1,0 has the number 9, which is in no tileset",
                layer("encoding='csv'", "0,9,0,0").replace("firstgid='1'", "firstgid='100'"));
        fails(
                "at most 16777216 tiles",
                layer("encoding='csv'", "")
                        .replace(
                                "<layer name='ground' width='2' height='2'",
                                "<layer name='ground' width='100000' height='100000'"));
    }

    @Test
    void documentTypesAreNotLoaded() {
        checkGround(read("<?xml version='1.0'?><!DOCTYPE map SYSTEM 'http://mapeditor.org/dtd/1.0/map.dtd'>"
                + layer("encoding='csv'", "1,0,2684354562,3")));
        String secret = "<!DOCTYPE map [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"
                + map("<properties><property name='p'>&a;</property></properties>");
        assertEquals(Map.of("p", ""), read(secret).properties());
        StringBuilder bomb = new StringBuilder("<!DOCTYPE map [<!ENTITY a 'aaaaaaaaaa'>");
        for (char each = 'b'; each < 'k'; each++)
            bomb.append("<!ENTITY ")
                    .append(each)
                    .append(" '")
                    .append(("&" + (char) (each - 1) + ";").repeat(10))
                    .append("'>");
        fails("it is not XML", bomb + "]>" + map("<properties><property name='p'>&j;</property></properties>"));
    }

    @Test
    void tilesetOfATemplateIsAddedToTheMap() {
        String set = SET.replace("firstgid='1' ", "").replace("name='s'", "name='other'");
        files.put("sets/s.tsx", set.getBytes(StandardCharsets.UTF_8));
        String template = "<template><tileset firstgid='1' source='../sets/s.tsx'/>"
                + "<object gid='2' width='8' height='8'/></template>";
        files.put("maps/t.tx", template.getBytes(StandardCharsets.UTF_8));
        TiledMap map = read(map(SET + "<objectgroup name='o'><object id='1' template='t.tx'/>"
                + "<object id='2' template='t.tx'/></objectgroup>"));
        assertEquals(2, map.tilesets().size());
        assertEquals(5, map.tilesets().get(1).firstNumber());
        assertEquals("other", map.tileset(6).name());
        for (TiledMap.MapObject each : map.layers().get(0).objects()) assertEquals(6, each.tile());
    }

    @Test
    void propertiesMayBeLists() {
        String list = "<property name='l' type='list'><item type='int' value='10'/><item value='text'/>"
                + "<item type='list'><item type='bool' value='true'/></item></property>";
        Map<String, Object> expected = Map.of("l", List.of(10.0, "text", List.of(true)));
        assertEquals(
                expected, read(map("<properties>" + list + "</properties>")).properties());
        String json =
                "{\"width\":1,\"height\":1,\"tilewidth\":8,\"tileheight\":8,\"properties\":[{\"name\":\"l\",\"type\":"
                        + "\"list\",\"value\":[{\"type\":\"int\",\"value\":10},{\"type\":\"string\",\"value\":\"text\"},"
                        + "{\"type\":\"list\",\"value\":[{\"type\":\"bool\",\"value\":true}]}]}]}";
        assertEquals(expected, read(json).properties());
    }

    @Test
    void readsCompressedChunksOfJson() throws IOException {
        String json = "{\"infinite\":true,\"width\":1,\"height\":1,\"tilewidth\":8,\"tileheight\":8,"
                + "\"tilesets\":[{\"firstgid\":1}],\"layers\":[{\"chunks\":[{\"data\":\"" + packed("zlib")
                + "\",\"height\":2,\"width\":2,\"x\":-16,\"y\":16}],\"compression\":\"zlib\",\"encoding\":\"base64\","
                + "\"type\":\"tilelayer\",\"name\":\"g\"}]}";
        assertEquals(3, read(json).layers().get(0).tiles().at(-15, 17));
    }

    @Test
    void aListInsteadOfAMapOfJsonIsNotTakenForXml() {
        assertBroken("maps/m.tmx: a file of Tiled in JSON must be an object, but it is a list", " [1, 2]");
    }

    @Test
    void valuesOfTheWrongTypeInJsonAreNamedWithTheirLayer() {
        String layer = "{\"layers\":[{\"type\":\"tilelayer\",\"name\":\"g\",\"width\":1,\"height\":1,\"data\":";
        assertBroken("maps/m.tmx: layers must be a list but was 5", "{\"layers\":5}");
        assertBroken("maps/m.tmx: each item of layers must be an object but was \"g\"", "{\"layers\":[\"g\"]}");
        assertBroken("maps/m.tmx: layer \"g\": data must be a list but was 5", layer + "5}]}");
        assertBroken(
                "maps/m.tmx: objectgroup \"o\": objects must be a list but was true",
                "{\"layers\":[{\"type\":\"objectgroup\",\"name\":\"o\",\"objects\":true}]}");
        assertBroken(
                "maps/m.tmx: objectgroup \"o\": each item of polygon must be an object but was 1",
                "{\"layers\":[{\"type\":\"objectgroup\",\"name\":\"o\",\"objects\":[{\"polygon\":[1]}]}]}");
        assertBroken("maps/m.tmx: properties must be a list but was 1", "{\"layers\":[],\"properties\":1}");
    }

    private void assertBroken(String message, String content) {
        assertEquals(
                message, assertThrows(MapException.class, () -> read(content)).getMessage());
    }

    @Test
    void tilesCanBeSetAndReadersKeepTheOldOnes() {
        TileGrid grid = read(layer("encoding='csv'", "1,0,0,0")).layers().get(0).tiles();
        TileGrid.Tiles before = grid.tiles();
        grid.set(0, 0, 2);
        grid.set(15, 15, 3);
        assertEquals(1, before.at(0, 0));
        assertEquals(0, before.at(15, 15));
        assertEquals(2, grid.at(0, 0));
        assertEquals(3, grid.at(15, 15));
        assertThrows(IndexOutOfBoundsException.class, () -> grid.set(16, 0, 1));
    }

    @Test
    void hostileMapsAreRefusedSoon() {
        String many = "<property name='p' value='1'/>".repeat(3000);
        files.put(
                "maps/t.tx",
                ("<template><object><properties>" + many + "</properties></object></template>")
                        .getBytes(StandardCharsets.UTF_8));
        fails(
                "a map must have at most 1000000 elements and attributes in all",
                map("<objectgroup name='o'>" + "<object template='t.tx'/>".repeat(3000) + "</objectgroup>"));
        fails("at most 10000 layers", map("<objectgroup/>".repeat(10_001)));
        fails(
                "animated tiles must have at most 65536 frames in all",
                map("<tileset firstgid='1'><tile id='0'><animation>" + "<frame tileid='0' duration='1'/>".repeat(65_537)
                        + "</animation></tile></tileset>"));
        fails("must have at most 1000 characters", map("<group name='" + "a".repeat(1001) + "'/>"));
        fails("nested", map("<group>".repeat(200) + "</group>".repeat(200)));
        fails(
                "its tiles must be at most 134217728 pixels from the map's corner but are 16384016484",
                "<map infinite='1' width='1' height='1' tilewidth='16384' tileheight='100'>" + SET
                        + "<layer name='a'><data encoding='csv'><chunk x='1000000' y='0' width='1' height='1'>1"
                        + "</chunk></data></layer></map>");
        fails("must have at most 65535 different tiles", wide(70_000));
        fails("a template must not use a template", circle());
    }

    private static String wide(int count) {
        StringBuilder tiles = new StringBuilder();
        for (int i = 1; i <= count; i++) tiles.append(i).append(',');
        return map(SET + "<layer name='a' width='" + count + "' height='1'><data encoding='csv'>" + tiles
                + "</data></layer>");
    }

    private String circle() {
        files.put("maps/t.tx", "<template><object template='t.tx'/></template>".getBytes(StandardCharsets.UTF_8));
        return map("<objectgroup name='o'><object template='t.tx'/></objectgroup>");
    }

    @Test
    void largeMapsAreReadInEachEncoding() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < 1_000_000; i++) {
            int tile = 1 + i * 7 % 500;
            numbers.append(tile).append(',');
            for (int shift = 0; shift < 32; shift += 8) bytes.write(tile >>> shift);
        }
        ByteArrayOutputStream zlib = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(zlib)) {
            out.write(bytes.toByteArray());
        }
        Base64.Encoder encoder = Base64.getEncoder();
        checkLarge(large("encoding='csv'", numbers.toString()));
        checkLarge(large("encoding='base64'", encoder.encodeToString(bytes.toByteArray())));
        checkLarge(large("encoding='base64' compression='zlib'", encoder.encodeToString(zlib.toByteArray())));
        String list = numbers.substring(0, numbers.length() - 1);
        String layer = "{\"type\":\"tilelayer\",\"name\":\"g\",\"width\":1000,\"height\":1000,\"data\":[" + list + "]}";
        checkLarge("{\"width\":1000,\"height\":1000,\"tilewidth\":8,\"tileheight\":8,\"tilesets\":[{\"firstgid\":1}],"
                + "\"layers\":[" + layer + "," + layer + "]}");
    }

    private static String large(String attributes, String data) {
        String layer =
                "<layer name='g' width='1000' height='1000'><data " + attributes + ">" + data + "</data></layer>";
        return map(SET + layer + layer);
    }

    private void checkLarge(String content) {
        TiledMap map = read(content);
        assertEquals(1 + 999_999 * 7 % 500, map.layers().get(1).tiles().at(999, 999));
        assertEquals(501, map.palette().size());
    }
}
