package kodama.loop.replay;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.base.StateSink;
import kodama.script.JavaTask;
import org.jspecify.annotations.Nullable;

/**
 * The declared fields of Java tasks that are numbers, characters, booleans, strings or constants of an enum. Static and
 * {@code transient} fields are ignored, so a game can exclude a field that may differ, such as one for measurements.
 *
 * <p>Reading them allocates nothing, except when a class occurs for the first time.
 */
final class JavaFields {
    private enum Kind {
        WHOLE,
        REAL,
        BOOLEAN,
        STRING,
        ENUM;

        static @Nullable Kind of(Class<?> type) {
            if (type == double.class || type == float.class) return REAL;
            if (type == boolean.class) return BOOLEAN;
            if (type.isPrimitive()) return WHOLE;
            if (type == String.class) return STRING;
            return type.isEnum() ? ENUM : null;
        }
    }

    private record Entry(Field field, String name, Kind kind) {}

    private final ClassValue<Entry[]> entries = new ClassValue<>() {
        @Override
        protected Entry[] computeValue(Class<?> type) {
            return find(type);
        }
    };

    /** Adds the fields of a task and their values, those of superclasses first. */
    void write(JavaTask task, StateSink to) {
        for (Entry entry : entries.get(task.getClass())) write(task, entry, to);
    }

    private static void write(JavaTask task, Entry entry, StateSink to) {
        try {
            write(task, entry.field, entry, to);
        } catch (IllegalAccessException unexpected) {
            throw new IllegalStateException(unexpected);
        }
    }

    private static void write(JavaTask task, Field field, Entry entry, StateSink to) throws IllegalAccessException {
        switch (entry.kind) {
            case WHOLE -> to.add(entry.name, field.getLong(task));
            case REAL -> to.add(entry.name, field.getDouble(task));
            case BOOLEAN -> to.add(entry.name, field.getBoolean(task));
            case STRING -> to.add(entry.name, (String) field.get(task));
            case ENUM -> to.add(entry.name, field.get(task) instanceof Enum<?> constant ? constant.name() : null);
        }
    }

    private static Entry[] find(Class<?> type) {
        List<Entry> found = new ArrayList<>();
        for (Class<?> at = type; at != null && at != JavaTask.class; at = at.getSuperclass())
            found.addAll(0, declared(at));
        return found.toArray(Entry[]::new);
    }

    /** Sorted by name, because the JVM returns them in any order. */
    private static List<Entry> declared(Class<?> type) {
        List<Entry> found = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            Kind kind = Kind.of(field.getType());
            if (kind != null && isState(field) && isReadable(field)) found.add(entry(field, kind));
        }
        found.sort(Comparator.comparing(Entry::name));
        return found;
    }

    private static Entry entry(Field field, Kind kind) {
        return new Entry(field, "Java field " + field.getName(), kind);
    }

    private static boolean isState(Field field) {
        return !field.isSynthetic() && (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0;
    }

    private static boolean isReadable(Field field) {
        try {
            field.setAccessible(true);
            return true;
        } catch (InaccessibleObjectException ofOtherModule) {
            return false;
        }
    }
}
