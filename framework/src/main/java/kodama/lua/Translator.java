package kodama.lua;

import java.lang.invoke.MethodHandles;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import kodama.lua.translate.Translation;
import org.jspecify.annotations.Nullable;

/** Makes Java classes of functions that run often. The classes go when their functions do. */
final class Translator {

    private Translator() {}

    /** Starts a translation. The interpreter runs everything, so one that comes to nothing is no error. */
    static CompletableFuture<@Nullable TranslatedCode> begin(Code code, Executor by) {
        return CompletableFuture.supplyAsync(() -> translate(code), by);
    }

    /** The function as Java, or null when it is too long. */
    private static @Nullable TranslatedCode translate(Code code) {
        byte[] file = Translation.translate(code.prototype, code.constants);
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
