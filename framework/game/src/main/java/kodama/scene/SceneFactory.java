package kodama.scene;

import org.jspecify.annotations.Nullable;

/** Finds scenes and starts them; the script floor finds them in files, tests in lambdas. */
public interface SceneFactory {
    /**
     * Finds a scene, without starting it.
     *
     * @param name the scene's name, such as {@code title}
     * @param fields what its root task is to find in its work area; the factory's own kind of value, null for nothing
     * @return the scene, to be begun when the old one is gone
     * @throws RuntimeException if there is no such scene, or it cannot be read
     */
    Scene prepare(String name, @Nullable Object fields);
}
