package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Reading several fields together, at different slots. */
class FieldSlotsTest {
    private static final String LONG = "a".repeat(50);

    private final LuaMachine machine = Libraries.machine(LuaOptions.forGame());
    private final Lua lua = new Lua(machine);
    private final FieldKey x = lua.key("x");
    private final FieldKey name = lua.key("name");
    private final FieldKey longest = lua.key(LONG);
    private final FieldSlots slots = new FieldSlots(x, name, longest);

    @Test
    void fieldsAreFoundInTablesOfAllKinds() {
        LuaTable[] tables = {
            table("return { x = 1, name = 'n' }"),
            table("return { name = 'n', y = 2, x = 1 }"),
            table("local t = { x = 1 } t.name = 'n' return t"),
            table("local t = {} for i = 1, 300 do t['n' .. i] = i end t.x, t.name = 1, 'n' return t"),
            table("local t = {} for i = 1, 9 do t[i] = i end t.name, t.x = 'n', 1 return t"),
            ofJava()
        };
        for (int i = 0; i < 3; i++) for (LuaTable table : tables) assertEquals("1.0 n nil", read(table));
    }

    private static LuaTable ofJava() {
        LuaTable table = new LuaTable();
        table.rawset("x", LuaValue.valueOf(1));
        table.rawset("name", LuaValue.valueOf("n"));
        return table;
    }

    @Test
    void aMissingFieldIsFoundAfterItHasBeenSet() {
        LuaTable table = table("return { y = 2 }");
        assertEquals("7.0 nil nil", read(table));
        table.rawset("x", LuaValue.valueOf(3));
        assertEquals("3.0 nil nil", read(table));
        table.rawset("x", LuaValue.NIL);
        assertEquals("7.0 nil nil", read(table));
    }

    @Test
    void aNameThatIsTooLongForAShapeIsFound() {
        LuaTable with = table("return { x = 1, ['" + LONG + "'] = 'here' }");
        LuaTable without = table("return { x = 1 }");
        assertEquals("1.0 nil here", read(with));
        assertEquals("1.0 nil nil", read(without));
        assertEquals("here", longest.get(with).tojstring());
    }

    @Test
    void moreShapesThanAreCachedAreFoundInTurn() {
        LuaTable tables = table("""
                local all = {}
                for i = 1, 200 do
                  local t = {}
                  for j = 1, i % 40 do t['f' .. i .. '_' .. j] = j end
                  t.x = i
                  all[i] = t
                end
                return all""");
        for (int round = 0; round < 2; round++) {
            for (int i = 1; i <= 200; i++) assertEquals(i + ".0 nil nil", read((LuaTable) tables.get(i)));
        }
    }

    @Test
    void aFieldThatIsNotANumberIsAnErrorWithItsName() {
        LuaTable table = table("return { x = 'far' }");
        LuaException wrong = assertThrows(LuaException.class, () -> read(table));
        assertEquals("field 'x' must be a number but was a string", wrong.getMessage());
    }

    private String read(LuaTable table) {
        int[] at = slots.of(table);
        return x.number(table, at[0], 7) + " " + name.get(table, at[1]) + " " + longest.get(table, at[2]);
    }

    private LuaTable table(String script) {
        return (LuaTable) machine.invoke(machine.load("table.lua", script.getBytes(), machine.globals()), LuaValue.NONE)
                .arg1();
    }
}
