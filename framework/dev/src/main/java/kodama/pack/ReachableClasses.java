package kodama.pack;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the classes of the framework that a packed game can reach from the main class and from the game's own classes.
 */
final class ReachableClasses {
    private static final String CLASS = ".class";

    private final FrameworkFiles framework;
    private final boolean hasPads;
    private final Map<String, byte[]> reached = new TreeMap<>();
    private final Map<String, String> namedBy = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();

    private ReachableClasses(FrameworkFiles framework, boolean hasPads) {
        this.framework = framework;
        this.hasPads = hasPads;
    }

    /**
     * Finds all reachable classes.
     *
     * @param framework files of the framework
     * @param own the game's class files by their names in the jar
     * @param hasPads whether the classes that read gamepads by SDL are included
     * @return the reachable class files of the framework and its libraries, by their names in the jar
     * @throws PackException if a class of the game is invalid, or if it uses a class that is not part of releases
     */
    static Map<String, byte[]> of(FrameworkFiles framework, Map<String, byte[]> own, boolean hasPads) {
        ReachableClasses reach = new ReachableClasses(framework, hasPads);
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
        if (!hasPads && name.startsWith(FrameworkFiles.PADS)) return;
        byte[] content = framework.classFile(name);
        if (content == null) return;
        if (!framework.isReleased(name))
            throw new PackException(namedBy.get(name) + " uses " + name.replace('/', '.')
                    + ", which is a developer tool and not part of a release");
        reached.put(name + CLASS, content);
        read(content, name + CLASS);
    }

    private void read(byte[] content, String file) {
        try {
            for (String name : ClassReferences.in(content)) name(name, file);
        } catch (IOException broken) {
            throw new PackException(file + " is not a readable class file (" + broken.getMessage() + ")");
        }
    }
}
