package kodama;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.opentest4j.TestAbortedException;

/**
 * Where the random numbers of a test come from: a parameter of the types {@code Random}, {@code SplittableRandom} or
 * {@code long}, the seed itself. It is the number that stands here, unless {@code -Dseed=N} says another, and a test that
 * fails tells it.
 */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(Seed.Extension.class)
public @interface Seed {
    /** The seed of each build. */
    long value();

    /** Hands seeds out, and tells those of tests that fail. */
    final class Extension implements ParameterResolver, TestExecutionExceptionHandler {
        private static final String PROPERTY = "seed";

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
            return parameter.isAnnotated(Seed.class);
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
            long usual = parameter.findAnnotation(Seed.class).orElseThrow().value();
            long seed = Long.getLong(PROPERTY, usual);
            test.getStore(ExtensionContext.Namespace.create(Seed.class)).put(PROPERTY, seed);
            Class<?> type = parameter.getParameter().getType();
            if (type == long.class) return seed;
            return type == Random.class ? new Random(seed) : new SplittableRandom(seed);
        }

        @Override
        public void handleTestExecutionException(ExtensionContext test, Throwable failure) throws Throwable {
            Long seed =
                    test.getStore(ExtensionContext.Namespace.create(Seed.class)).get(PROPERTY, Long.class);
            if (seed == null || failure instanceof TestAbortedException) throw failure;
            String message = failure.getMessage() + "  [again: -D" + PROPERTY + "=" + seed + "]";
            AssertionError told = new AssertionError(message, failure);
            told.setStackTrace(failure.getStackTrace());
            throw told;
        }
    }
}
