package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class DeclaredClassTest {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Inner {
        String name();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        String text() default "";

        boolean flag() default false;

        int number() default 0;

        long large() default 0;

        Class<?> type() default Object.class;

        RetentionPolicy choice() default RetentionPolicy.CLASS;

        Inner[] inner() default {};
    }

    @All(
            number = 70_000,
            large = 1L << 40,
            type = String.class,
            choice = RetentionPolicy.SOURCE,
            flag = true,
            text = "all \u3042",
            inner = {@Inner(name = "a"), @Inner(name = "b")})
    abstract static class Declares {
        static final double FIELD = 0.5;

        @All(flag = false)
        private int zebra(double x, String[] names) {
            return (int) (x * FIELD) + names.length;
        }

        @Deprecated
        abstract void ant();

        static long middle(long x) {
            return x + 12_345_678_901L;
        }
    }

    private final DeclaredClass file = DeclaredClass.read(Declares.class);

    private static String descriptor(Class<?> annotation) {
        return annotation.descriptorString();
    }

    @Test
    void stringsBooleansAndNestedAnnotationsAreRead() {
        assertEquals(
                Map.of(
                        descriptor(All.class),
                        Map.of(
                                "text",
                                "all \u3042",
                                "flag",
                                true,
                                "inner",
                                List.of(Map.of("name", "a"), Map.of("name", "b")))),
                file.annotations());
    }

    @Test
    void methodsAreInSourceOrder() {
        assertEquals(
                List.of("<init>", "zebra", "ant", "middle"),
                file.methods().stream().map(DeclaredClass.Method::name).toList());
    }

    @Test
    void aMethodHasItsFlagsItsTypesAndItsAnnotations() {
        DeclaredClass.Method zebra = file.methods().get(1);
        assertEquals("(D[Ljava/lang/String;)I", zebra.descriptor());
        assertEquals(Modifier.PRIVATE, zebra.access());
        assertEquals(Map.of(descriptor(All.class), Map.of("flag", false)), zebra.annotations());
        assertEquals(
                Map.of(descriptor(Deprecated.class), Map.of()),
                file.methods().get(2).annotations());
    }

    @Test
    void aClassOfALaterJavaVersionIsRead() throws IOException, ClassNotFoundException {
        Class<?> type = new LaterJava().loadClass(Declares.class.getName());
        assertEquals(file, DeclaredClass.read(type));
    }

    /** Defines a copy of the class whose file has a later Java version. */
    private static final class LaterJava extends ClassLoader {
        private final byte[] file;

        LaterJava() throws IOException {
            super(DeclaredClassTest.class.getClassLoader());
            try (InputStream found = Declares.class.getResourceAsStream("DeclaredClassTest$Declares.class")) {
                file = Objects.requireNonNull(found).readAllBytes();
            }
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Declares.class.getName())) return super.loadClass(name, resolve);
            return defineClass(name, file, 0, file.length);
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            byte[] later = file.clone();
            later[7] = 120;
            return new ByteArrayInputStream(later);
        }
    }

    @Test
    void aClassWithoutAFileIsNamed() {
        IllegalStateException none = assertThrows(IllegalStateException.class, () -> DeclaredClass.read(int[].class));
        assertEquals("the file [I.class of class [I was not found", none.getMessage());
    }
}
