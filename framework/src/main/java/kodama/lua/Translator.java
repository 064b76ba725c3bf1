package kodama.lua;

import java.lang.invoke.MethodHandles;
import java.util.concurrent.CompletableFuture;
import kodama.lua.translate.Translation;
import org.jspecify.annotations.Nullable;

/** Makes Java classes of functions that run often. The classes go when their functions do. */
final class Translator {

    /** So often again before a look whether the translation is done. */
    private static final int UNTIL_NEXT_LOOK = 200;

    private Translator() {}

    /**
     * Runs a function that is used often as Java, as soon as it has been translated.
     *
     * @return false if the interpreter has to go on
     */
    static boolean runs(Code code, Coroutine co, Call frame) {
        if (code.hasStops()) return neverWhileStopped(code);
        if (code.translated == null) code.translated = translation(code, co.machine);
        if (code.translated == null) return false;
        code.heat = 0;
        return code.translated.run(co, frame);
    }

    private static boolean neverWhileStopped(Code code) {
        code.heat = Integer.MAX_VALUE;
        return false;
    }

    private static @Nullable TranslatedCode translation(Code code, LuaMachine machine) {
        if (code.translation == null) code.translation = begin(code, machine);
        code.heat = code.translation.isDone() ? Integer.MAX_VALUE : UNTIL_NEXT_LOOK;
        return code.translation.getNow(null);
    }

    /** Starts a translation. The interpreter runs everything, so one that comes to nothing is no error. */
    private static CompletableFuture<@Nullable TranslatedCode> begin(Code code, LuaMachine machine) {
        boolean hasVisibleVariables = !machine.options().caged() || machine.watch != null;
        return CompletableFuture.supplyAsync(() -> translate(code, hasVisibleVariables), machine.translatesBy);
    }

    /** The function as Java, or null when it is too long. */
    private static @Nullable TranslatedCode translate(Code code, boolean hasVisibleVariables) {
        byte[] file = Translation.translate(code.prototype, code.constants, hasVisibleVariables);
        if (file == null) return null;
        try {
            return (TranslatedCode) MethodHandles.lookup()
                    .defineHiddenClassWithClassData(file, data(code), true)
                    .lookupClass()
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a translated function is not a class: " + e, e);
        }
    }

    private static Object[] data(Code code) {
        Object[] data = new Object[code.constants.length + 1];
        data[0] = code.hints;
        System.arraycopy(code.constants, 0, data, 1, code.constants.length);
        return data;
    }
}
