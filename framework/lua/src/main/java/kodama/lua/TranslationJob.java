package kodama.lua;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.function.Supplier;
import kodama.lua.translate.Instrumentation;
import kodama.lua.translate.TranslatedClass;
import kodama.lua.translate.Translation;
import kodama.lua.translate.TypeFeedback;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/**
 * Translates a function on another thread. The job may wait in a queue and outlive its machine, so it only refers to
 * what the translation needs, and to nothing that refers to the machine.
 */
final class TranslationJob implements Supplier<@Nullable TranslatedCode> {

    /** The function; cleared if its machine is collected while the job waits, and then there is nothing to do. */
    private final WeakReference<FunctionCode> function;

    private final Prototype prototype;
    private final LuaValue[] constants;
    private final int cost;
    private final TypeFeedback feedback;
    private final Instrumentation instrumentation;
    private final int longest;

    TranslationJob(FunctionCode code, Instrumentation instrumentation, int longest) {
        function = new WeakReference<>(code);
        prototype = code.prototype;
        constants = code.constants;
        cost = code.callCost;
        feedback = code.feedback();
        this.instrumentation = instrumentation;
        this.longest = longest;
    }

    /** Returns the translated function, or null if it is too long or collected; with reports if they fit. */
    @Override
    public @Nullable TranslatedCode get() {
        if (function.refersTo(null)) return null;
        TranslatedClass silent = translate(instrumentation.withoutReports());
        if (silent == null) return null;
        TranslatedClass reporting = instrumentation.reportsOperands() ? translate(instrumentation) : null;
        TranslatedClass written = reporting == null ? silent : reporting;
        Object[] data = data(written);
        TranslatedCode made = (TranslatedCode) RuntimeClasses.defineHidden(written.file(), data);
        made.caches = memories(data);
        made.exitRows = written.exitRows();
        made.wordsPerMask = silent.wordsPerMask();
        made.classSize = silent.file().length;
        made.partCount = silent.partCount();
        made.metamethodSites = feedback.metamethodSites();
        return made;
    }

    private @Nullable TranslatedClass translate(Instrumentation exposed) {
        return Translation.translate(prototype, constants, cost, feedback, exposed, longest);
    }

    private Object[] data(TranslatedClass made) {
        Object[] data =
                Arrays.copyOf(constants, constants.length + made.caches().size(), Object[].class);
        for (int i = constants.length; i < data.length; i++)
            data[i] = cache(made.caches().get(i - constants.length));
        return data;
    }

    private static InlineCache[] memories(Object[] data) {
        return Arrays.stream(data)
                .filter(InlineCache.class::isInstance)
                .map(InlineCache.class::cast)
                .toArray(InlineCache[]::new);
    }

    private Object cache(TranslatedClass.Cache wanted) {
        LuaString[] names = wanted.names().stream()
                .map(index -> (LuaString) constants[index])
                .toArray(LuaString[]::new);
        return switch (wanted.kind()) {
            case FIELD -> new FieldCache(names[0]);
            case METHOD -> new MethodCache(names[0]);
            case GROUP -> new FieldGroupCache(names);
        };
    }
}
