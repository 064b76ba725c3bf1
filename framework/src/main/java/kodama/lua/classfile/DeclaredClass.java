package kodama.lua.classfile;

import java.util.List;
import java.util.Map;

/**
 * A class as its file has it: annotations, and methods in the order in which they are written. Reflection gives methods
 * in any order, and its first annotations cost a start of the program some thirty milliseconds.
 *
 * <p>Values of annotations are Strings and Booleans, Lists of values, and Maps for annotations in them; those of other
 * types, and all that have their defaults, are left out.
 *
 * @param annotations what its annotations say, by their descriptors
 * @param methods with those that the compiler has added
 */
public record DeclaredClass(Map<String, Map<String, Object>> annotations, List<DeclaredMethod> methods) {}
