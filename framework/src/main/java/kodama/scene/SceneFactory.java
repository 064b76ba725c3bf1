package kodama.scene;

import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** Builds the root task of a scene; the script floor builds it from a file, tests from a lambda. */
public interface SceneFactory {
    /**
     * Builds a scene's root task.
     *
     * @param name the scene's name, such as {@code title}
     * @param fields what the root task is to find in its work area; the factory's own kind of value, null for nothing
     * @return the root task, not spawned yet
     */
    Task create(String name, @Nullable Object fields);
}
