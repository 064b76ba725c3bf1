package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import kodama.lua.LuaFailure;
import org.junit.jupiter.api.Test;

/** The Lua errors for exceptions of methods. */
class MethodErrorsTest {
    /** An exception of a game, with a complete message. */
    private static final class NoFuel extends RuntimeException {
        NoFuel() {
            super("there is no fuel left");
        }
    }

    /** Throws exceptions of all kinds. */
    @LuaModule(name = "throwing", doc = "Throws.")
    static final class Throwing {
        @LuaFunction(value = "checked()", doc = "Throws a checked exception.")
        void checked() throws IOException {
            throw new IOException("the disk is full");
        }

        @LuaFunction(value = "waiting()", doc = "Throws it as a function that could wait.")
        Step waiting() throws IOException {
            throw new IOException("the disk is full");
        }

        @LuaFunction(value = "mistake()", doc = "Throws what is a mistake in Java.")
        void mistake() {
            throw new NullPointerException("a is null");
        }

        @LuaFunction(value = "mute()", doc = "Throws without a message.")
        void mute() {
            throw new IllegalArgumentException();
        }

        @LuaFunction(value = "own()", doc = "Throws an exception of the game's own.")
        void own() {
            throw new NoFuel();
        }
    }

    private final ModuleFixture lua = ModuleFixture.with(new Throwing());

    @Test
    void theMessageBeginsWithTheFunctionAndTheException() {
        assertEquals(
                "test.lua:1: throwing.checked: java.io.IOException: the disk is full", lua.error("throwing.checked()"));
        assertEquals(
                "test.lua:1: throwing.waiting: java.io.IOException: the disk is full", lua.error("throwing.waiting()"));
        assertEquals(
                "test.lua:1: throwing.mistake: java.lang.NullPointerException: a is null",
                lua.error("throwing.mistake()"));
        assertEquals("test.lua:1: throwing.mute: java.lang.IllegalArgumentException", lua.error("throwing.mute()"));
    }

    @Test
    void theGamesOwnExceptionsAreUnchanged() {
        assertEquals("test.lua:1: there is no fuel left", lua.error("throwing.own()"));
    }

    @Test
    void aScriptCanCatchIt() {
        assertEquals("false", lua.value("tostring(pcall(throwing.checked))"));
    }

    @Test
    void theJavaStackTraceIsKept() {
        LuaFailure failure = assertThrows(LuaFailure.class, () -> lua.value("throwing.checked()"));
        assertInstanceOf(IOException.class, failure.getCause());
    }
}
