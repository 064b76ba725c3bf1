package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.luaj.vm2.LuaTable;

class TableHashTest {
    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame());

    private long hash(String script) {
        return TableHash.of(machine.load("test.lua", script.getBytes(StandardCharsets.UTF_8))
                .call()
                .checktable());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "return { x = 1, y = 2 }                          | return { y = 2, x = 1 }",
                "return { x = 1 }                                 | local t = { x = 1, y = 2 } t.y = nil return t",
                "return { 1, 2, 3 }                               | local t = {} for i = 3, 1, -1 do t[i] = i end return t",
                "return { 1, 2, 'a' }                             | local t = { 1, 2 } t[3] = 'a' return t",
                "return { 1, nil, 3 }                             | return { [1] = 1, [3] = 3 }",
                "return { x = 0/0 }                               | return { x = -(0/0) }",
                "return { x = {} }                                | return { x = { 1 } }",
                "return { [true] = 1, [1.5] = 2 }                 | return { [1.5] = 2, [true] = 1 }",
                "return { x = 'a' .. 'b' }                        | return { x = 'ab' }",
                "return {}                                        | local t = { 1, x = 2 } t[1], t.x = nil return t",
            })
    void tablesWithTheSameContentAreEqual(String some, String other) {
        assertEquals(hash(some), hash(other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "return { x = 1, y = 2 }      | return { x = 2, y = 1 }",
                "return { x = 1 }             | return { y = 1 }",
                "return { x = 1 }             | return { x = '1' }",
                "return { x = 1 }             | return { x = true }",
                "return { x = true }          | return { x = false }",
                "return { x = false }         | return {}",
                "return { x = 0 }             | return { x = -0.0 }",
                "return { 1, 2 }              | return { 2, 1 }",
                "return { 1 }                 | return { ['1'] = 1 }",
                "return { x = {} }            | return { x = print }",
                "return { [1.5] = 1 }         | return { [2.5] = 1 }",
                "return { 'a', 'b' }          | return { 'b', 'a' }",
            })
    void tablesWithOtherContentDiffer(String some, String other) {
        assertNotEquals(hash(some), hash(other));
    }

    @Test
    void aDictionaryHasTheHashOfATableWithTheSameNames() {
        String names = "local t = {} for i = 1, 300 do t['n' .. i] = i end ";
        String rest = "for i = 6, 300 do t['n' .. i] = nil end return t";
        assertEquals(hash("return { n1 = 1, n2 = 2, n3 = 3, n4 = 4, n5 = 5 }"), hash(names + rest));
    }

    @Test
    void timeForALongListIsBounded() {
        String list = "local t = {} for i = 1, 1000 do t[i] = i end ";
        assertEquals(hash(list + "return t"), hash(list + "t[1000] = 0 return t"));
        assertNotEquals(hash(list + "return t"), hash(list + "t[200] = 0 return t"));
    }

    @Test
    void aTableThatBelongsToNoMachineHasTheHashZero() {
        assertEquals(0, TableHash.of(new LuaTable()));
    }
}
