package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaValue;

/** Which items a table keeps in its list. {@link TableFuzzTest} checks that all are found. */
class ListPartTest {

    private static final int MANY = 1000;

    private final ScriptTable table = new ScriptTable(1, TableKeys.noFields());

    private void set(int key, double value) {
        table.rawset(key, LuaReal.of(value));
    }

    @Test
    void aListMayBeginLater() {
        for (int i = 7; i <= MANY; i++) set(i, i);
        assertEquals(MANY, table.size);
        assertNotNull(table.reals);
        assertSame(LuaValue.NIL, table.item(6));
    }

    @Test
    void aListMayBeFilledBackwardOrInSteps() {
        for (int i = MANY; i > 0; i -= 2) set(i, i);
        for (int i = MANY - 1; i > 0; i -= 2) set(i, i);
        assertEquals(MANY, table.size);
        assertNotNull(table.reals);
        assertTrue(table.bytes() < 3 * Double.BYTES * MANY, "bytes: " + table.bytes());
    }

    @Test
    void rowsOfAGridBecomeLists() {
        for (int y = 1; y <= 10; y++) for (int x = 1; x <= 90; x++) set(y * 100 + x, x);
        assertEquals(1090, table.size);
    }

    @Test
    void aListContinuesAfterAGapIsFilled() {
        for (int i = 1; i <= MANY; i++) if (i < 100 || i > 150) set(i, i);
        for (int i = 150; i >= 100; i--) set(i, i);
        assertEquals(MANY, table.size);
    }

    @Test
    void halfOfTheItemsAreTooFew() {
        for (int i = 2; i <= MANY; i += 2) set(i, i);
        assertEquals(0, table.size);
    }

    @Test
    void distantKeysAreNotAList() {
        for (int i = 1; i <= 30; i++) set(i * 1_000_000, i);
        for (int i = 1; i <= 10; i++) set(i, i);
        assertEquals(10, table.size);
        assertTrue(table.bytes() < 4000, "bytes: " + table.bytes());
    }

    @Test
    void negativeKeysAndZeroDoNotAffectTheList() {
        for (int i = -50; i <= 50; i++) set(i, i);
        assertEquals(50, table.size);
        assertEquals(-50, table.item(-50).todouble());
    }

    @Test
    void aQueueOnlyUsesMemoryForItsItems() {
        for (int i = 1; i <= 100_000; i++) {
            set(i, i);
            if (i > 50) table.rawset(i - 50, LuaValue.NIL);
            assertTrue(table.bytes() < 8000, "bytes: " + table.bytes());
        }
    }

    @Test
    void removingANumberKeepsTheOthersUnboxed() {
        for (int i = 1; i <= 10; i++) set(i, i);
        table.rawset(5, LuaValue.NIL);
        assertNotNull(table.reals);
        assertSame(LuaValue.NIL, table.item(5));
        assertEquals(6, table.item(6).todouble());
    }
}
