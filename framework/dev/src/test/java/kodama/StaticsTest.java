package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No static state changes, so that two games can run in one process, and a loop object leaves nothing behind except
 * requests in the queue.
 */
class StaticsTest {
    /** Placeholders for empty tables: they are replaced before the first write, and the shape cannot grow. */
    private static final Set<String> EMPTY =
            Set.of("kodama.lua.value.HashPart.NONE", "kodama.lua.value.Shape.DICTIONARY");

    /** Classes whose library is a jar within the jar, so they can only be loaded with it. */
    private static final Path OTHER_LOADER = Path.of("kodama", "sound", "jorbis");

    @Test
    void noStaticStateIsMutable() throws Exception {
        List<String> wrong = new ArrayList<>();
        List<Class<?>> all = classes();
        for (Class<?> type : all) {
            for (Field field : type.getDeclaredFields()) if (isWrong(field)) wrong.add(name(field));
        }
        wrong.removeAll(EMPTY);
        assertTrue(all.size() > 300, "classes: " + all.size());
        assertEquals(List.of(), wrong);
    }

    private static List<Class<?>> classes() throws IOException, ClassNotFoundException {
        List<Class<?>> found = new ArrayList<>();
        for (Path folder : SourceTree.CLASSES) addClasses(folder, found);
        return found;
    }

    private static void addClasses(Path folder, List<Class<?>> found) throws IOException, ClassNotFoundException {
        try (Stream<Path> files = Files.walk(folder.resolve("kodama"))) {
            for (Path file : (Iterable<Path>) files.filter(f -> f.toString().endsWith(".class"))::iterator) {
                String path = folder.relativize(file).toString();
                if (folder.relativize(file).startsWith(OTHER_LOADER)) continue;
                String name = path.substring(0, path.length() - ".class".length())
                        .replace(file.getFileSystem().getSeparator(), ".");
                found.add(Class.forName(name, false, StaticsTest.class.getClassLoader()));
            }
        }
    }

    private static String name(Field field) {
        return field.getDeclaringClass().getName() + "." + field.getName();
    }

    private static boolean isWrong(Field field) throws IllegalAccessException {
        if (!Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) return false;
        if (!Modifier.isFinal(field.getModifiers())) return true;
        if (field.getType().isPrimitive() || field.getType() == String.class) return false;
        field.setAccessible(true);
        return canChange(field.get(null));
    }

    /** Arrays count as constants, as none of them is handed out. */
    private static boolean canChange(Object value) {
        if (value == null || value.getClass().isArray()) return false;
        if (value instanceof Collection<?> || value instanceof Map<?, ?>) return !isImmutable(value);
        if (value instanceof Enum<?> || value instanceof Record) return false;
        String type = value.getClass().getName();
        if (type.equals("org.luaj.vm2.LuaTable")
                || type.startsWith("java.util.concurrent")
                || value instanceof ThreadLocal<?>) return true;
        return type.startsWith("kodama.") && hasVariables(value.getClass());
    }

    private static boolean isImmutable(Object collection) {
        String type = collection.getClass().getName();
        return type.startsWith("java.util.ImmutableCollections") || type.contains("$Unmodifiable");
    }

    private static boolean hasVariables(Class<?> type) {
        for (Class<?> at = type; at.getName().startsWith("kodama."); at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0) return true;
            }
        }
        return false;
    }

    // the test itself

    @SuppressWarnings("unused")
    private static final class Guilty {
        static int counter;
        static final List<String> LIST = new ArrayList<>();
        static final AtomicInteger NEXT = new AtomicInteger();
        static final AtomicReference<Object> INSTANCE = new AtomicReference<>();
        static final Guilty SINGLETON = new Guilty();
        static final List<String> FINE = List.of("a");
        static final int ALSO_FINE = 3;

        int state;
    }

    @Test
    void mutableStaticsAreFound() throws Exception {
        List<String> wrong = new ArrayList<>();
        for (Field field : Guilty.class.getDeclaredFields()) if (isWrong(field)) wrong.add(field.getName());
        assertEquals(List.of("counter", "LIST", "NEXT", "INSTANCE", "SINGLETON"), wrong);
    }
}
