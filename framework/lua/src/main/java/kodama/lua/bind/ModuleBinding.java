package kodama.lua.bind;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The Lua functions of a class, found once for all its instances in all machines: its annotated methods in the order of
 * their declaration, checked against their signatures, and their invoker.
 */
final class ModuleBinding {
    private static final String ANNOTATION = LuaModule.class.descriptorString();

    /** Cached for the lifetime of each class, which never changes. */
    private static final ClassValue<ModuleBinding> ALL = new ClassValue<>() {
        @Override
        protected ModuleBinding computeValue(Class<?> type) {
            return new ModuleBinding(type);
        }
    };

    final ModuleInfo info;
    private final List<BoundMethod> methods = new ArrayList<>();

    private ModuleBinding(Class<?> type) {
        DeclaredClass file = DeclaredClass.read(type);
        info = ModuleInfo.of(file.annotations().get(ANNOTATION), type);
        List<Declaration> declared = declared(file, type);
        checkDuplicates(type, declared);
        LazyInvoker invoker = new LazyInvoker(type, declared);
        for (Declaration each : declared) {
            ArgumentCheck check = new ArgumentCheck(each.signature(), info.isMethods());
            methods.add(new BoundMethod(each, check, invoker, methods.size()));
        }
    }

    /**
     * Returns the binding of a class; cached. Synchronized, because a class can have only one invoker.
     *
     * @throws IllegalArgumentException if it is not annotated as a module, or if a method does not match its signature
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

    private static void checkDuplicates(Class<?> type, List<Declaration> declared) {
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
