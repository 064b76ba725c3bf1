package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Which tables share a shape, and when a table becomes a dictionary. */
class ShapeTest {

    private final Shape none = TableKeys.noFields();

    // shared shapes

    @Test
    void tablesWithTheSameNamesInTheSameOrderShareAShape() {
        assertSame(table("x", "y").shape, table("x", "y").shape);
        assertNotSame(table("x", "y").shape, table("y", "x").shape);
        assertNotSame(table("x", "y").shape, table("x", "z").shape);
    }

    @Test
    void machinesDoNotShareShapes() {
        ScriptTable other = new ScriptTable(0, TableKeys.noFields());
        other.rawset(name("x"), LuaReal.ONE);
        assertNotSame(table("x").shape, other.shape);
    }

    @Test
    void aShapeDoesNotHaveTheNamesOfLongerOnes() {
        Shape x = none.with(name("x"));
        Shape longer = x.with(name("y"));
        Shape sibling = x.with(name("z"));
        assertEquals(-1, x.slot(name("y")));
        assertEquals(1, longer.slot(name("y")));
        assertEquals(1, sibling.slot(name("z")));
        assertEquals(-1, sibling.slot(name("y")));
        assertEquals(name("x"), sibling.name(0));
    }

    @Test
    void aNameMadeAtRunTimeIsFoundToo() {
        assertEquals(1, table("a", "name").shape.slot(name("name")));
        assertEquals(-1, table("a", "name").shape.slot(name("other")));
    }

    @Test
    void nilKeepsItsSlot() {
        ScriptTable table = table("x", "y");
        Shape before = table.shape;
        table.rawset(name("x"), LuaValue.NIL);
        assertSame(before, table.shape);
        assertSame(LuaValue.NIL, table.field(name("x")));
        assertEquals(name("y"), table.next(LuaValue.NIL).arg1());
    }

    @Test
    void aTableBeginsWithThePredictedNames() {
        Shape expected = none.with(name("x")).with(name("y"));
        ScriptTable table = new ScriptTable(0, expected);
        assertSame(LuaValue.NIL, table.next(LuaValue.NIL));
        assertTrue(table.replaceField(name("y"), LuaReal.of(2)));
        assertSame(expected, table.shape);
        assertEquals(name("y"), table.next(LuaValue.NIL).arg1());
    }

    // slot values

    @Test
    void aNumberWrittenOverAReferenceReleasesIt() {
        ScriptTable table = table("x");
        table.rawset(name("x"), LuaValue.TRUE);
        assertNotNull(table.values);
        assertSame(LuaValue.TRUE, table.values[0]);
        table.rawset(name("x"), LuaReal.of(5));
        assertNull(table.values[0]);
        assertEquals(5, Double.longBitsToDouble(table.numbers[0]));
    }

    @Test
    void numbersAreNotTakenForSpecialValues() {
        for (long bits : new long[] {Shape.NIL, Shape.REFERENCE, -1, 0x7FF0_0000_0000_0001L}) {
            ScriptTable table = table("x");
            table.rawset(name("x"), LuaReal.of(Double.longBitsToDouble(bits)));
            assertTrue(table.numbers[0] < Shape.NIL);
            assertTrue(Double.isNaN(table.field(name("x")).todouble()));
        }
    }

    @Test
    void aTableWithTenNumbersTakesAtMost200Bytes() {
        ScriptTable table = table("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");
        assertTrue(table.bytes() <= 200, table.bytes() + " bytes");
    }

    // lists

    @Test
    void aListKeepsNumbersUnboxedUntilItGetsAnotherValue() {
        ScriptTable table = table();
        for (int i = 1; i <= 5; i++) table.rawset(i, LuaReal.of(i));
        assertNotNull(table.reals);
        assertEquals(3, table.reals[2]);
        table.rawset(6, LuaValue.TRUE);
        assertNull(table.reals);
        assertEquals(3, table.item(3).todouble());
        assertSame(LuaValue.TRUE, table.item(6));
    }

    @Test
    void aNilDoesNotBoxAListsNumbers() {
        ScriptTable table = table();
        for (int i = 1; i <= 5; i++) table.rawset(i, LuaReal.of(i));
        table.rawset(5, LuaValue.NIL);
        table.rawset(2, LuaValue.NIL);
        assertNotNull(table.reals);
        assertSame(LuaValue.NIL, table.item(2));
        assertEquals(4, table.rawlen());
    }

    // dictionaries

    @Test
    void moreThan256NamesMakeADictionary() {
        ScriptTable table = new ScriptTable(0, none);
        for (int i = 0; i < 256; i++) table.rawset(name("n" + i), LuaReal.of(i));
        assertTrue(table.shape.isCacheable());
        table.rawset(name("n256"), LuaReal.of(256));
        assertFalse(table.shape.isCacheable());
        for (int i = 0; i <= 256; i++)
            assertEquals(i, table.field(name("n" + i)).todouble());
    }

    @Test
    void aDictionaryStaysADictionaryUntilItIsCleared() {
        ScriptTable table = new ScriptTable(0, Shape.DICTIONARY);
        table.rawset(name("x"), LuaReal.ONE);
        assertFalse(table.shape.isCacheable());
        assertEquals(1, table.field(name("x")).todouble());
    }

    @Test
    void manyTransitionsOfAShapeAreTakenForData() {
        Shape after = none.with(name("id"));
        for (int i = 0; i < 64; i++) assertTrue(after.with(name("n" + i)).isCacheable());
        assertFalse(after.with(name("n64")).isCacheable());
        assertTrue(after.with(name("n63")).isCacheable());
        assertTrue(none.with(name("other")).isCacheable());
    }

    @Test
    void wordsAsFirstKeysLeaveRoomForNamesInScripts() {
        for (int i = 0; i < 100; i++) assertTrue(none.with(name("data" + i)).isCacheable());
        for (int i = 100; i < 2000; i++) assertFalse(none.with(name("data" + i)).isCacheable());
        assertTrue(none.with(name("data7")).isCacheable());
        assertTrue(none.with(name("x")).isCacheable());
    }

    @Test
    void aNaNKeepsItsSign() {
        ScriptTable table = table("x");
        for (long bits : new long[] {0x7FF8_0000_0000_0000L, 0x7FF8_0000_0000_0001L, 0xFFF8_0000_0000_0000L}) {
            table.rawset(name("x"), LuaReal.of(Double.longBitsToDouble(bits)));
            assertEquals(bits, Double.doubleToRawLongBits(table.field(name("x")).todouble()));
        }
    }

    @Test
    void theNamesOfAllShapesAreLimited() {
        int kept = 0;
        for (int kind = 0; kind < 2000; kind++) {
            Shape shape = none;
            for (int i = 0; i < 256 && shape.isCacheable(); i++, kept++) shape = shape.with(name(kind + "," + i));
        }
        assertTrue(kept > 30_000 && kept < 100_000, kept + " names");
    }

    @Test
    void namesThatCollideMakeADictionary() {
        ScriptTable table = new ScriptTable(0, none);
        for (int i = 0, put = 0; put < 100; i++) {
            LuaString name = name("c" + i);
            if ((ShapeNameIndex.start(name) & 511) != 0) continue;
            table.rawset(name, LuaReal.of(put++));
        }
        assertFalse(table.shape.isCacheable());
    }

    @Test
    void longNamesHaveNoSlot() {
        LuaString name = name("n".repeat(Shape.MAX_NAME_LENGTH + 1));
        ScriptTable table = table("x");
        Shape before = table.shape;
        table.rawset(name, LuaReal.ONE);
        assertSame(before, table.shape);
        assertEquals(1, table.field(name).todouble());
    }

    private ScriptTable table(String... names) {
        ScriptTable table = new ScriptTable(0, none);
        for (String each : names) table.rawset(name(each), LuaReal.ONE);
        return table;
    }

    /** Returns a new object each time, like names that scripts build. */
    private static LuaString name(String text) {
        return LuaString.valueUsing(text.getBytes(StandardCharsets.UTF_8));
    }
}
