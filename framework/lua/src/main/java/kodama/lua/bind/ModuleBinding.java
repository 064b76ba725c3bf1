package kodama.lua.bind;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * What is found once for a class whose methods are Lua functions, and holds for all its objects in all machines: which
 * methods, in the order in which the class declares them, checked against their signatures, and what calls them.
 */
final class ModuleBinding {
    private static final String ANNOTATION = LuaModule.class.descriptorString();

    /** A class never changes, so what is found of it lives as long as the class itself. */
    private static final ClassValue<ModuleBinding> ALL = new ClassValue<>() {
        @Override
        protected ModuleBinding computeValue(Class<?> type) {
            return new ModuleBinding(type);
        }
    };

    final ModuleInfo head;
    private final List<BoundMethod> methods = new ArrayList<>();

    private ModuleBinding(Class<?> type) {
        DeclaredClass file = DeclaredClass.read(type);
        head = ModuleInfo.of(file.annotations().get(ANNOTATION), type);
        List<Declaration> declared = declared(file, type);
        refuseTwins(type, declared);
        LazyInvoker caller = new LazyInvoker(type, declared);
        for (Declaration each : declared) {
            ArgumentCheck check = new ArgumentCheck(each.signature(), head.isMethods());
            methods.add(new BoundMethod(each, check, caller, methods.size()));
        }
    }

    /**
     * Looks at a class; quick from the second time on. One at a time, for a class has one caller.
     *
     * @throws IllegalArgumentException if it has no module's annotation, or a method that does not fit its signature
     */
    static synchronized ModuleBinding of(Class<?> type) {
        return ALL.get(type);
    }

    private static List<Declaration> declared(DeclaredClass file, Class<?> type) {
        return file.methods().stream()
                .map(method -> Declaration.of(method, type))
                .filter(Objects::nonNull)
                .toList();
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
