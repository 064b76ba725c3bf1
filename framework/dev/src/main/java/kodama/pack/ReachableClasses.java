package kodama.pack;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The classes of the framework that can be reached: those that the program names, or the game's own classes, those that
 * these name, and so on.
 */
final class ReachableClasses {
    private static final String CLASS = ".class";

    private final FrameworkFiles framework;
    private final Map<String, byte[]> reached = new TreeMap<>();
    private final Map<String, String> namedBy = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();

    private ReachableClasses(FrameworkFiles framework) {
        this.framework = framework;
    }

    /**
     * Finds them.
     *
     * @param framework has the classes
     * @param own the game's own class files, by their names in the jar
     * @return the reached class files of the framework and its libraries, by their names in the jar
     * @throws PackException if the game's classes name what no release has, or are none
     */
    static Map<String, byte[]> of(FrameworkFiles framework, Map<String, byte[]> own) {
        ReachableClasses reach = new ReachableClasses(framework);
        reach.name(FrameworkFiles.PROGRAM, "the program");
        own.forEach((file, content) -> {
            if (file.endsWith(CLASS)) reach.read(content, file);
        });
        while (!reach.open.isEmpty()) reach.follow(reach.open.pop());
        return reach.reached;
    }

    private void name(String name, String by) {
        if (namedBy.putIfAbsent(name, by) == null) open.push(name);
    }

    private void follow(String name) {
        byte[] content = framework.classFile(name);
        if (content == null) return;
        if (!framework.isReleased(name))
            throw new PackException(namedBy.get(name) + " uses " + name.replace('/', '.')
                    + ", which is for developers alone and in no release");
        reached.put(name + CLASS, content);
        read(content, name + CLASS);
    }

    private void read(byte[] content, String file) {
        try {
            for (String name : ClassReferences.in(content)) name(name, file);
        } catch (IOException broken) {
            throw new PackException(file + " is no class that can be read (" + broken.getMessage() + ")");
        }
    }
}
