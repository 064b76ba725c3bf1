package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtensionContext;

class SeedTest {
    private final Map<Object, Object> store = new HashMap<>();

    /** A test that knows no more than what was stored for it. */
    private ExtensionContext test() {
        Object values = Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ExtensionContext.Store.class},
                (self, method, arguments) -> store.get(arguments[0]));
        return (ExtensionContext) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ExtensionContext.class},
                (self, method, arguments) -> values);
    }

    private String told(Throwable failure) {
        Seed.Extension extension = new Seed.Extension();
        return assertThrows(Throwable.class, () -> extension.handleTestExecutionException(test(), failure))
                .getMessage();
    }

    @Test
    void aTestThatFailsTellsItsSeed() {
        store.put("seed", 205L);
        assertEquals("no such key  [again: -Dseed=205]", told(new IllegalStateException("no such key")));
    }

    @Test
    void aTestWithoutRandomNumbersFailsAsEver() {
        assertEquals("no such key", told(new IllegalStateException("no such key")));
    }

    @Test
    void eachTestBeginsWithItsSeed(@Seed(7) Random random, @Seed(7) long seed) {
        assertEquals(new Random(seed).nextInt(), random.nextInt());
    }
}
