package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

class SignatureTest {
    private final Signature text = Signature.parse("text(text: string, x: integer, look?: table|function) -> number");

    private final ArgumentCheck check = new ArgumentCheck(text, false);

    @Test
    void aSignatureIsParsed() {
        assertEquals("text", text.name());
        assertEquals("number", text.returns());
        assertEquals("table|function", text.parameters().get(2).type().text());
    }

    @Test
    void anOptionalArgumentMayBeMissing() {
        assertDoesNotThrow(() -> check.check(args(LuaValue.valueOf("a"), LuaValue.valueOf(1))));
    }

    @Test
    void aMissingArgumentIsReportedAsNoValue() {
        assertEquals("bad argument #2 to 'text' (x: integer expected, got no value)", refusal(LuaValue.valueOf("a")));
    }

    @Test
    void aWrongTypeIsReported() {
        assertEquals(
                "bad argument #3 to 'text' (look: table or function expected, got boolean)",
                refusal(LuaValue.valueOf("a"), LuaValue.valueOf(1), LuaValue.TRUE));
    }

    @Test
    void aFractionIsNotAnInteger() {
        assertEquals(
                "bad argument #2 to 'text' (x: integer expected, got 1.5)",
                refusal(LuaValue.valueOf("a"), LuaValue.valueOf(1.5)));
    }

    @Test
    void aNumberIsNotAString() {
        assertEquals(
                "bad argument #1 to 'text' (text: string expected, got number)",
                refusal(LuaValue.valueOf(5), LuaValue.valueOf(1)));
    }

    @Test
    void aNumberThatDoesNotFitIntoAnIntIsNotAnInteger() {
        assertEquals(
                "bad argument #2 to 'text' (x: integer expected, got 5000000000, which is too large)",
                refusal(LuaValue.valueOf("a"), LuaValue.valueOf(5e9)));
    }

    @Test
    void nanIsNotANumber() {
        ArgumentCheck line = new ArgumentCheck(Signature.parse("line(x: number, y: any)"), false);
        LuaValue nan = LuaValue.valueOf(Double.NaN);
        assertTrue(assertThrows(LuaError.class, () -> line.check(args(nan, nan)))
                .getMessage()
                .startsWith("bad argument #1 to 'line' (x: number expected, got "));
        assertDoesNotThrow(() -> line.check(args(LuaValue.valueOf(Double.POSITIVE_INFINITY), nan)));
    }

    @Test
    void anExtraArgumentIsRejectedUnlessItIsNil() {
        LuaValue[] given = {LuaValue.valueOf("a"), LuaValue.valueOf(1), LuaValue.NIL, LuaValue.NIL, LuaValue.TRUE};
        assertEquals("bad argument #5 to 'text' (no value expected, got boolean)", refusal(given));
        given[4] = LuaValue.NIL;
        assertDoesNotThrow(() -> check.check(args(given)));
        ArgumentCheck more = new ArgumentCheck(Signature.parse("more(a: any, ...)"), false);
        assertDoesNotThrow(() -> more.check(args(given)));
    }

    @Test
    void anInvalidSignatureIsRejected() {
        assertThrows(IllegalArgumentException.class, () -> Signature.parse("text"));
        assertThrows(IllegalArgumentException.class, () -> Signature.parse("text(x)"));
    }

    private String refusal(LuaValue... values) {
        return assertThrows(LuaError.class, () -> check.check(args(values))).getMessage();
    }

    private static Varargs args(LuaValue... values) {
        return LuaValue.varargsOf(values);
    }
}
