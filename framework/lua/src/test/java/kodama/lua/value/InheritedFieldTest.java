package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The lookups that translated code does itself, and those left to the interpreter. */
class InheritedFieldTest {

    private static final Shape NO_FIELDS = TableKeys.noFields();

    private static final LuaString NAME = LuaString.valueOf("name");

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void aShortChainIsSearchedToItsEnd(int classes) {
        ScriptTable object = object(classes);
        assertSame(LuaValue.NIL, object.inherited(NAME));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theLastTableOfAShortChainIsSearched(int classes) {
        ScriptTable object = object(classes);
        last(object).rawset(NAME, LuaValue.TRUE);
        assertSame(LuaValue.TRUE, object.inherited(NAME));
    }

    @Test
    void aLongerChainIsLeftToTheInterpreter() {
        assertNull(object(4).inherited(NAME));
        assertNull(object(10).inherited(NAME));
    }

    @Test
    void aCyclicChainIsLeftToTheInterpreter() {
        ScriptTable object = object(1);
        last(object).setmetatable(object.getmetatable());
        assertNull(object.inherited(NAME));
    }

    @Test
    void aFunctionAfterTheLastTableIsLeftToTheInterpreter() {
        ScriptTable object = object(3);
        ScriptTable meta = table();
        meta.rawset(Metamethod.INDEX.key(), LuaValue.TRUE);
        last(object).setmetatable(meta);
        assertNull(object.inherited(NAME));
        meta.rawset(Metamethod.INDEX.key(), LuaValue.NIL);
        assertEquals(LuaValue.NIL, object(2).inherited(NAME));
    }

    /** Makes an object with an {@code __index} chain of {@code classes} tables. */
    private static ScriptTable object(int classes) {
        ScriptTable table = table();
        for (int i = 0; i < classes; i++) {
            ScriptTable meta = table();
            meta.rawset(Metamethod.INDEX.key(), table);
            table = table();
            table.setmetatable(meta);
        }
        return table;
    }

    private static ScriptTable last(ScriptTable object) {
        ScriptTable table = object;
        while (table.getmetatable() != null)
            table = (ScriptTable) table.getmetatable().rawget(Metamethod.INDEX.key());
        return table;
    }

    private static ScriptTable table() {
        return new ScriptTable(0, NO_FIELDS);
    }
}
