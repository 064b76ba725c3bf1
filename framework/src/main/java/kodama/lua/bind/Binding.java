package kodama.lua.bind;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is found once for a class whose methods are Lua functions, and holds for all its objects in all machines: which
 * methods, in the order in which the class declares them, checked against their signatures, and what calls them.
 */
final class Binding {
    /** A class never changes, so what is found of it lives as long as the class itself. */
    private static final ClassValue<Binding> ALL = new ClassValue<>() {
        @Override
        protected Binding computeValue(Class<?> type) {
            return new Binding(type);
        }
    };

    final LuaModule module;
    private final List<BoundMethod> methods = new ArrayList<>();

    private Binding(Class<?> type) {
        module = annotation(type);
        List<Declaration> declared = declared(type);
        refuseTwins(type, declared);
        Caller caller = CallerWriter.write(type, declared);
        for (Declaration each : declared) {
            ArgumentCheck check = new ArgumentCheck(each.signature(), module.methods());
            methods.add(new BoundMethod(each, check, caller, methods.size()));
        }
    }

    /**
     * Looks at a class; quick from the second time on. One at a time, for a class has one caller.
     *
     * @throws IllegalArgumentException if it has no module's annotation, or a method that does not fit its signature
     */
    static synchronized Binding of(Class<?> type) {
        return ALL.get(type);
    }

    private static LuaModule annotation(Class<?> type) {
        LuaModule module = type.getAnnotation(LuaModule.class);
        if (module != null) return module;
        throw new IllegalArgumentException(type.getName() + " is no Lua module: it lacks the annotation @LuaModule");
    }

    private static List<Declaration> declared(Class<?> type) {
        List<String> order = DeclarationOrder.of(type);
        return Arrays.stream(type.getDeclaredMethods())
                .filter(Binding::isBound)
                .sorted(Comparator.comparingInt(method -> order.indexOf(method.getName())))
                .map(Declaration::of)
                .toList();
    }

    /** A bridge has the annotations of the method that it leads to. */
    private static boolean isBound(Method method) {
        if (method.isBridge()) return false;
        return method.isAnnotationPresent(LuaFunction.class) || method.isAnnotationPresent(LuaField.class);
    }

    private static void refuseTwins(Class<?> type, List<Declaration> declared) {
        Set<String> names = new HashSet<>();
        for (Declaration each : declared)
            if (!names.add(each.name()))
                throw new IllegalArgumentException(type.getName() + " has '" + each.name() + "' twice");
    }

    List<BoundMethod> functions() {
        return methods.stream().filter(each -> !each.declaration().isField()).toList();
    }

    List<BoundMethod> fields() {
        return methods.stream().filter(each -> each.declaration().isField()).toList();
    }
}
