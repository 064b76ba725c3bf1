package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
