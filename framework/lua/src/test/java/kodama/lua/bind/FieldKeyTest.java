package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Reading and writing a field that many tables have, at different slots. */
class FieldKeyTest {

    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame());
    private final FieldKey x = new Lua(machine).key("x");

    @Test
    void aNumberIsFoundInTablesOfAllKinds() {
        LuaTable first = table("return { x = 1, y = 2 }");
        LuaTable second = table("return { y = 2, x = 3 }");
        LuaTable none = table("return { y = 2 }");
        LuaTable dictionary = table("local t = {} for i = 1, 300 do t['n' .. i] = i end t.x = 4 return t");
        for (int i = 0; i < 2; i++) {
            assertEquals(1, x.number(first, 0));
            assertEquals(3, x.number(second, 0));
            assertEquals(7, x.number(none, 7));
            assertEquals(4, x.number(dictionary, 0));
            assertEquals(5, x.number(new LuaTable(), 5));
        }
    }

    @Test
    void aNilFieldHasItsDefault() {
        LuaTable table = table("return { x = 1 }");
        assertEquals(1, x.number(table, 0));
        table.rawset("x", LuaValue.NIL);
        assertEquals(6, x.number(table, 6));
    }

    @Test
    void aFieldThatIsNotANumberIsAnErrorWithItsName() {
        LuaTable table = table("return { x = 'far' }");
        LuaException wrong = assertThrows(LuaException.class, () -> x.number(table, 0));
        assertEquals("field 'x' must be a number but was a string", wrong.getMessage());
        LuaTable nan = table("return { x = 0/0 }");
        LuaException odd = assertThrows(LuaException.class, () -> x.number(nan, 0));
        assertEquals("field 'x' must be a number but was nan, as 0/0 is", odd.getMessage());
    }

    @Test
    void aNumberIsWrittenToItsSlotOrANewOne() {
        for (String kind : new String[] {"return { x = 1, y = 2 }", "return { x = 'far' }", "return {}"}) {
            LuaTable table = table(kind);
            x.put(table, 9);
            assertEquals(9, table.rawget("x").todouble());
            assertEquals(9, x.get(table).todouble());
        }
    }

    private LuaTable table(String script) {
        return (LuaTable) machine.invoke(machine.load("table.lua", script.getBytes(), machine.globals()), LuaValue.NONE)
                .arg1();
    }
}
