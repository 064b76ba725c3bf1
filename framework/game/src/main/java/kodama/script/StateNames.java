package kodama.script;

import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;

/** Determines the names of states' methods, for scripts and developers. */
final class StateNames {
    private static final String LAMBDA_PREFIX = "lambda$";

    private StateNames() {}

    /**
     * Returns the name of the method that a state calls.
     *
     * @param state any state
     * @return {@code Moth.flee} for {@code this::flee} in a class Moth; {@code Moth.lambda} for {@code dt -> false};
     *     the class name for an object of a class
     */
    static String of(State state) {
        try {
            Method replace = state.getClass().getDeclaredMethod("writeReplace");
            replace.setAccessible(true);
            if (replace.invoke(state) instanceof SerializedLambda lambda) return of(lambda);
        } catch (ReflectiveOperationException | RuntimeException noLambda) {
            // an object of a class of the game
        }
        return simple(state.getClass().getName());
    }

    private static String of(SerializedLambda lambda) {
        String method = lambda.getImplMethodName();
        String name = method.startsWith(LAMBDA_PREFIX) ? "lambda" : method;
        return simple(lambda.getImplClass()) + "." + name;
    }

    private static String simple(String name) {
        return name.substring(
                Math.max(name.lastIndexOf('.'), Math.max(name.lastIndexOf('/'), name.lastIndexOf('$'))) + 1);
    }
}
