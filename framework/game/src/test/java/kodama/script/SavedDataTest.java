package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import kodama.lua.bind.LuaException;
import org.junit.jupiter.api.Test;

/** Data that outlives the scripts that read and write it. */
class SavedDataTest extends InGame {
    @Test
    void aSaveOutlivesAReset() {
        game.scene("print(save.read('n', 0)) save.write('n', save.read('n', 0) + 1) wait_forever()");
        game.ticks(1).reset().ticks(1);
        assertEquals(List.of("0", "1"), printed());
    }

    @Test
    void aSavedDataFileUpdatesTheSameTables() {
        game.file("levels/1.json", "{ \"name\": \"one\", \"gone\": 1, \"waves\": [1, 2, 3] }");
        game.scene("""
                local level = data.read "levels/1.json"
                local waves = level.waves
                while true do
                  print(level.name, level.gone, #waves, data.reloads "levels/1.json")
                  wait(1)
                end""");
        game.ticks(1);
        game.file("levels/1.json", "{ \"name\": \"two\", \"waves\": [4], \"more\": 5 }");
        game.running().world().scripts().fileSaved("levels/1.json");
        game.running().world().scripts().fileSaved("levels/2.json");
        game.ticks(1);
        assertEquals(List.of("one 1 3 0", "two nil 1 1"), printed());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aLuaFileWithACycleIsRejectedAndTheGameContinues() {
        game.file("levels/map.lua", "return { v = 1 }");
        game.scene("local map = data.read 'levels/map.lua' while true do print(map.v) wait(1) end");
        game.ticks(1);
        game.file("levels/map.lua", "local t = { v = 1 } t.self = t return t");
        LuaException thrown = assertThrows(
                LuaException.class, () -> game.running().world().scripts().fileSaved("levels/map.lua"));
        assertEquals("data.read: levels/map.lua: table.self is a table that contains itself", thrown.getMessage());
        game.ticks(1);
        assertEquals(List.of("1", "1"), printed());
    }

    @Test
    void aLuaFileWithSharedTablesIsReread() {
        String shared = "local t = { %d } for _ = 1, 12 do t = { a = t, b = t } end return t";
        game.file("levels/map.lua", shared.formatted(1));
        game.scene("""
                local deepest = data.read 'levels/map.lua'
                while deepest.a do deepest = deepest.a end
                while true do print(deepest[1]) wait(1) end""");
        game.ticks(1);
        game.file("levels/map.lua", shared.formatted(2));
        game.running().world().scripts().fileSaved("levels/map.lua");
        game.ticks(1);
        assertEquals(List.of("1", "2"), printed());
    }

    @Test
    void anInvalidDataFileKeepsTheOldData() {
        game.file("levels/1.json", "[1]");
        game.scene("local level = data.read 'levels/1.json' while true do print(level[1]) wait(1) end");
        game.ticks(1);
        game.file("levels/1.json", "[2");
        LuaException thrown = assertThrows(
                LuaException.class, () -> game.running().world().scripts().fileSaved("levels/1.json"));
        assertEquals(
                "data.read: levels/1.json:1:3: expected ',' or ']' but found the end of the file", thrown.getMessage());
        game.ticks(1);
        assertEquals(List.of("1", "1"), printed());
    }

    private List<String> printed() {
        return game.log().stream()
                .filter(line -> !line.startsWith("reset ("))
                .map(line -> line.replace('\t', ' '))
                .toList();
    }
}
