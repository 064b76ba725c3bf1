package kodama.script;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

class SignatureTest {
    private final Signature text = Signature.parse("text(text: string, x: integer, look?: table|function) -> number");

    @Test
    void theLineIsReadIntoItsParts() {
        assertEquals("text", text.name());
        assertEquals("number", text.returns());
        assertEquals("table|function", text.parameters().get(2).typeWords());
    }

    @Test
    void anOptionalArgumentMayBeLeftOut() {
        assertDoesNotThrow(() -> text.check(args(LuaValue.valueOf("a"), LuaValue.valueOf(1))));
    }

    @Test
    void aMissingArgumentIsNoValue() {
        assertEquals("bad argument #2 to 'text' (x: integer expected, got no value)", refusal(LuaValue.valueOf("a")));
    }

    @Test
    void aWrongTypeIsNamed() {
        assertEquals(
                "bad argument #3 to 'text' (look: table or function expected, got boolean)",
                refusal(LuaValue.valueOf("a"), LuaValue.valueOf(1), LuaValue.TRUE));
    }

    @Test
    void aFractionIsNoInteger() {
        assertEquals(
                "bad argument #2 to 'text' (x: integer expected, got 1.5)",
                refusal(LuaValue.valueOf("a"), LuaValue.valueOf(1.5)));
    }

    @Test
    void aLineThatIsNoSignatureIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Signature.parse("text"));
        assertThrows(IllegalArgumentException.class, () -> Signature.parse("text(x)"));
    }

    private String refusal(LuaValue... values) {
        return assertThrows(LuaError.class, () -> text.check(args(values))).getMessage();
    }

    private static Varargs args(LuaValue... values) {
        return LuaValue.varargsOf(values);
    }
}
