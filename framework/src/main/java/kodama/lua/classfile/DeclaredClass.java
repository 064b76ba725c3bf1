package kodama.lua.classfile;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/**
 * A class as its file has it: annotations, and methods in the order in which they are written. Reflection gives methods in
 * any order, and its first annotations cost a start of the program some thirty milliseconds.
 *
 * <p>Values of annotations are Strings and Booleans, Lists of values, and Maps for annotations in them; those of other types,
 * and all that have their defaults, are left out.
 *
 * @param annotations what its annotations say, by their descriptors
 * @param methods with those that the compiler has added
 */
public record DeclaredClass(Map<String, Map<String, Object>> annotations, List<DeclaredMethod> methods) {
    /**
     * Reads the file of a class.
     *
     * @param type a class whose loader has its file
     * @return what it says
     * @throws IllegalStateException if there is no such file, or it cannot be read
     */
    public static DeclaredClass of(Class<?> type) {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream found = type.getResourceAsStream(file)) {
            if (found == null) throw new IllegalStateException("there is no file " + file + " of " + type);
            return new ClassFileReader(new DataInputStream(new BufferedInputStream(found))).read();
        } catch (IOException e) {
            throw new IllegalStateException(type + " cannot be read: " + e, e);
        }
    }
}
