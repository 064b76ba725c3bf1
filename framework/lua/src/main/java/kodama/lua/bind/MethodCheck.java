package kodama.lua.bind;

import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.List;
import kodama.lua.Coroutine;

/** Checks that a method matches its signature, when its class is first used and not when it is called. */
final class MethodCheck {
    /** Return types that can represent a value of any type, or nothing. */
    private static final List<Class<?>> IN_ANY_FORM = List.of(void.class, Value.class, Values.class, Object.class);

    private final String qualifiedName;
    private final MethodType type;
    private final Signature signature;

    private MethodCheck(String qualifiedName, MethodType type, Signature signature) {
        this.qualifiedName = qualifiedName;
        this.type = type;
        this.signature = signature;
    }

    /**
     * Checks a method.
     *
     * @param qualifiedName its class and name, for messages
     * @param access its flags
     * @param type its parameter and return types
     * @param signature the signature in its annotation
     * @throws IllegalArgumentException if it does not match; the message names class, method and function
     */
    static void check(String qualifiedName, int access, MethodType type, Signature signature) {
        new MethodCheck(qualifiedName, type, signature).check(access);
    }

    private void check(int access) {
        if (Modifier.isPrivate(access)) throw wrong("must not be private");
        checkParameters(parameters());
        checkResult(type.returnType());
    }

    /** Returns the parameter types without the coroutine. */
    private List<Class<?>> parameters() {
        List<Class<?>> all = type.parameterList();
        if (all.isEmpty() || all.get(0) != Coroutine.class) return all;
        if (type.returnType() != Step.class && type.returnType() != Yield.class)
            throw wrong("must return a Step or a Yield, since it takes a Coroutine");
        return all.subList(1, all.size());
    }

    private void checkParameters(List<Class<?>> types) {
        int named = signature.parameters().size();
        int wanted = signature.isVariadic() ? named + 1 : named;
        if (types.size() != wanted) throw wrong("must have %d parameters but has %d".formatted(wanted, types.size()));
        for (int i = 0; i < named; i++) check(signature.parameters().get(i), types.get(i));
        if (signature.isVariadic() && types.get(named) != Values.class) throw wrong("must take '...' as Values");
    }

    private void check(Parameter parameter, Class<?> type) {
        boolean fits = parameter.kinds().size() == 1 && fits(parameter.kinds().get(0), type);
        if (type != Value.class && !fits)
            throw wrong("cannot take '%s: %s' as %s"
                    .formatted(parameter.name(), parameter.type().text(), type.getSimpleName()));
        if (parameter.defaultValue().isEmpty()) checkAbsence(parameter, type);
        else checkDefault(parameter, type);
    }

    private static boolean fits(LuaType luaType, Class<?> type) {
        return switch (luaType) {
            case NUMBER -> type == double.class;
            case INTEGER -> type == double.class || type == int.class;
            case BOOLEAN -> type == boolean.class;
            case STRING -> type == String.class;
            case TABLE -> type == Table.class;
            case FUNCTION, USERDATA, ANY -> false;
        };
    }

    private void checkAbsence(Parameter parameter, Class<?> type) {
        if (parameter.optional() && type.isPrimitive())
            throw wrong("needs a default for '%s', as in '%1$s?: %s = %s'"
                    .formatted(parameter.name(), parameter.type().text(), type == boolean.class ? "true" : "1"));
    }

    private void checkDefault(Parameter parameter, Class<?> type) {
        if (!parameter.optional())
            throw wrong("has a default for '%s', which must then be optional: '%1$s?'".formatted(parameter.name()));
        if (!isDefault(parameter.defaultValue(), type))
            throw wrong("cannot take the default '%s' of '%s' as %s"
                    .formatted(parameter.defaultValue(), parameter.name(), type.getSimpleName()));
    }

    private static boolean isDefault(String text, Class<?> type) {
        try {
            if (type == double.class) return !Double.isNaN(Double.parseDouble(text));
            if (type == int.class) return Integer.parseInt(text) >= -Integer.MAX_VALUE;
        } catch (NumberFormatException noNumber) {
            return false;
        }
        if (type == boolean.class) return text.equals("true") || text.equals("false");
        return type == String.class && text.matches("\"[^\"]*\"");
    }

    private void checkResult(Class<?> type) {
        if (type == Step.class || type == Yield.class) return;
        String declared = signature.returns();
        if (type == void.class && !declared.isEmpty())
            throw wrong("must return a value, since it declares '-> " + declared + "'");
        if (type != void.class && declared.isEmpty()) throw wrong("must declare its result, as in '-> number'");
        if (!gives(type)) throw wrong("cannot return %s as '-> %s'".formatted(type.getSimpleName(), declared));
    }

    private boolean gives(Class<?> type) {
        if (IN_ANY_FORM.contains(type)) return true;
        if (signature.results().size() != 1) return false;
        List<LuaType> declared = signature.results().get(0).type().kinds();
        return declared.contains(LuaType.ANY) || declared.stream().anyMatch(kind -> gives(type, kind));
    }

    private static boolean gives(Class<?> type, LuaType declared) {
        return switch (declared) {
            case NUMBER, INTEGER -> type == int.class || type == double.class;
            case BOOLEAN -> type == boolean.class;
            case STRING -> type == String.class;
            case TABLE -> type == Table.class;
            case USERDATA -> !type.isPrimitive() && type != String.class && type != Table.class;
            case FUNCTION, ANY -> false;
        };
    }

    private IllegalArgumentException wrong(String how) {
        return new IllegalArgumentException(
                "%s, which is '%s' in Lua, %s".formatted(qualifiedName, signature.name(), how));
    }
}
