package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import kodama.loop.TestGame;
import kodama.map.MapException;
import org.junit.jupiter.api.Test;

/** Maps whose files are saved while the game runs. */
class SavedMapTest extends InGame {
    private static final String SCENE = """
            local m = map.load "cave"
            m:set_tile("ground", 0, 0, 5)
            while true do
              print(m.width, m:tile("ground", 0, 0), m:tile("ground", 1, 0), m:tile_properties("ground", 1, 0).hot)
              wait(1)
            end""";

    private static String map(int width, String tiles) {
        return "<map width='%d' height='1' tilewidth='8' tileheight='8'><tileset firstgid='1' source='set.tsx'/>"
                        .formatted(width)
                + "<layer name='ground' width='%d' height='1'><data encoding='csv'>%s</data></layer></map>"
                        .formatted(width, tiles);
    }

    private static String tileset(boolean isHot) {
        return ("<tileset name='set' tilewidth='8' tileheight='8' tilecount='9' columns='9'><tile id='1'><properties>"
                        + "<property name='hot' type='bool' value='%s'/></properties></tile></tileset>")
                .formatted(isHot);
    }

    private void save(String path, String text) {
        game.file(path, text);
        game.running().world().scripts().fileSaved(path);
    }

    private void begin() {
        game.file("set.tsx", tileset(false));
        game.file("cave.tmx", map(2, "1,2"));
        game.scene(SCENE);
        game.ticks(1);
    }

    @Test
    void aSavedMapKeepsItsTableAndTheTilesThatScriptsHaveSet() {
        begin();
        save("cave.tmx", map(3, "1,3,3"));
        game.ticks(1);
        save("set.tsx", tileset(true));
        save("cave.tmx", map(2, "1,2"));
        game.ticks(1);
        assertEquals(List.of("2 5 2 false", "3 5 3 nil", "2 5 2 true"), printed());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aBrokenMapKeepsTheOldOne() {
        begin();
        MapException thrown = assertThrows(MapException.class, () -> save("cave.tmx", map(2, "1,2,3")));
        assertTrue(thrown.getMessage().startsWith("cave.tmx: layer \"ground\""), thrown.getMessage());
        assertThrows(MapException.class, () -> save("set.tsx", "<tileset"));
        game.ticks(1);
        assertEquals(List.of("2 5 2 false", "2 5 2 false"), printed());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aMapThatCouldNotBeReadIsTriedAgainAfterAFileWasSaved() {
        game.file("set.tsx", tileset(false));
        game.scene("for i = 1, 2 do print(pcall(map.load, 'cave')) wait(1) end wait_forever()");
        game.ticks(1);
        save("cave.tmx", map(2, "1,2"));
        game.ticks(1);
        assertTrue(
                printed().get(0).startsWith("false map.load: cave: no such map"),
                printed().get(0));
        assertTrue(printed().get(1).startsWith("true table"), printed().get(1));
    }

    @Test
    void theTilesThatScriptsHaveSetArePartOfTheState() {
        assertNotEquals(sceneHash(5), sceneHash(6));
        assertEquals(sceneHash(1), sceneHash(1));
    }

    @Test
    void allOtherMapsAreReadAgainIfOneIsBroken() {
        game.file("set.tsx", tileset(false));
        for (String name : List.of("a", "b", "c")) game.file(name + ".tmx", map(2, "1,2"));
        game.scene("""
                local maps = { map.load "a", map.load "b", map.load "c" }
                while true do
                  print(maps[1]:tile_properties("ground", 1, 0).hot, maps[2]:tile_properties("ground", 1, 0).hot,
                    maps[3]:tile_properties("ground", 1, 0).hot)
                  wait(1)
                end""");
        game.ticks(1);
        game.file("b.tmx", map(2, "1"));
        assertThrows(MapException.class, () -> save("set.tsx", tileset(true)));
        game.ticks(1);
        save("b.tmx", map(2, "1,2"));
        game.ticks(1);
        assertEquals(List.of("false false false", "true false true", "true true true"), printed());
    }

    @Test
    void aTilesetThatWasMissingIsReadWhenItIsThere() throws IOException {
        begin();
        Files.delete(folder.resolve("set.tsx"));
        MapException thrown = assertThrows(
                MapException.class, () -> game.running().world().scripts().fileSaved("set.tsx"));
        assertEquals("cave.tmx: tileset: there is no file \"set.tsx\"", thrown.getMessage());
        assertThrows(MapException.class, () -> save("cave.tmx", map(2, "1,2").replace("set.tsx", "other.tsx")));
        save("other.tsx", tileset(true));
        game.ticks(1);
        assertEquals(List.of("2 5 2 false", "2 5 2 true"), printed());
    }

    @Test
    void aRemovedMapStays() throws IOException {
        begin();
        Files.delete(folder.resolve("cave.tmx"));
        MapException thrown = assertThrows(
                MapException.class, () -> game.running().world().scripts().fileSaved("cave.tmx"));
        assertEquals("cave.tmx: there is no such file", thrown.getMessage());
        game.ticks(1);
        assertEquals(List.of("2 5 2 false", "2 5 2 false"), printed());
    }

    @Test
    void aMapThatIsNotOrthogonalAnyMoreHasNoGround() {
        game.file("set.tsx", tileset(false));
        game.file("cave.tmx", map(2, "1,2"));
        game.scene("""
                local m = map.load "cave"
                while true do
                  print(pcall(m.solid, m, 1, 1))
                  wait(1)
                end""");
        game.ticks(1);
        save("cave.tmx", map(2, "1,2").replace("<map ", "<map orientation='isometric' "));
        game.ticks(1);
        save("cave.tmx", map(2, "1,2"));
        game.ticks(1);
        assertEquals(
                List.of(
                        "true false",
                        "false m:solid: cave.tmx: ground needs an orthogonal map, but it is isometric",
                        "true false"),
                printed());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aMapThatUnpacksToMoreThanItSaysIsRefused() throws IOException {
        begin();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            for (int i = 0; i < 1000; i++) out.write(new byte[100_000]);
        }
        String bomb = map(2, Base64.getEncoder().encodeToString(bytes.toByteArray()))
                .replace("encoding='csv'", "encoding='base64' compression='gzip'");
        MapException thrown = assertThrows(MapException.class, () -> save("cave.tmx", bomb));
        assertEquals("cave.tmx: layer \"ground\": it has more than 2 tiles", thrown.getMessage());
    }

    @Test
    void aTileThatItsTilesetDoesNotHaveIsLogged() {
        game.file("set.tsx", tileset(false));
        game.file("cave.tmx", map(3, "1,12,2147483661"));
        game.scene("map.load 'cave' map.load 'cave'").ticks(1);
        assertEquals(
                List.of("cave.tmx: layer \"ground\": the tile in column 1, row 0 is missing: tileset \"set\" has no"
                        + " tile 11; 1 more is missing"),
                game.log());
    }

    private int rowsHash(String script) {
        TestGame other = new TestGame(folder);
        other.scene(script);
        other.ticks(2);
        return other.running().world().state().hash().scene();
    }

    @Test
    void theTilesOfMadeMapsArePartOfTheState() {
        String set = "local a, b = map.from_rows { '#/' }, map.from_rows { '#/' } %s wait_forever()";
        int none = rowsHash(set.formatted(""));
        int first = rowsHash(set.formatted("a:set_tile('rows', 0, 0, 2)"));
        int second = rowsHash(set.formatted("b:set_tile('rows', 0, 0, 2)"));
        assertNotEquals(none, first);
        assertNotEquals(first, second);
        assertEquals(none, rowsHash(set.formatted("a:set_tile('rows', 0, 0, 2) a:set_tile('rows', 0, 0, 1)")));
        assertEquals(
                rowsHash(set.formatted("a:set_tile('rows', 0, 0, 2) b:set_tile('rows', 1, 0)")),
                rowsHash(set.formatted("b:set_tile('rows', 1, 0) a:set_tile('rows', 0, 0, 2)")));
    }

    @Test
    void theStateDoesNotDependOnWhichMadeMapsAreStillInMemory() {
        String script = "for i = 1, 40 do map.from_rows({ '#' }):set_tile('rows', 0, 0) %s end wait_forever()";
        assertEquals(rowsHash(script.formatted("")), rowsHash(script.formatted("collectgarbage()")));
        TestGame other = new TestGame(folder);
        other.scene("for i = 1, 40 do map.from_rows({ '#' }):set_tile('rows', 0, 0) end wait_forever()");
        other.ticks(2);
        int before = other.running().world().state().hash().scene();
        System.gc();
        assertEquals(before, other.running().world().state().hash().scene());
        assertEquals(before, rowsHash(script.formatted("")));
    }

    private int sceneHash(int tile) {
        TestGame other = new TestGame(folder);
        other.file("set.tsx", tileset(false));
        other.file("cave.tmx", map(2, "1,2"));
        other.scene("local m = map.load 'cave' m:set_tile('ground', 0, 0, %d) wait_forever()".formatted(tile));
        other.ticks(2);
        return other.running().world().state().hash().scene();
    }

    private List<String> printed() {
        return game.log().stream().map(line -> line.replace('\t', ' ')).toList();
    }
}
