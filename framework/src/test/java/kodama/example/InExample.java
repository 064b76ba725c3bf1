package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Plays one example, from its own first scene or from one that the test writes and that requires the example's files. */
@Timeout(60)
abstract class InExample {
    @TempDir
    Path temp;

    private final String name;

    InExample(String name) {
        this.name = name;
    }

    /** The classes of tasks that are written in Java. */
    ClassLoader classes() {
        return InExample.class.getClassLoader();
    }

    /** Opens the example as it is. */
    final ExampleGame open() {
        return ExampleGame.open(name, classes());
    }

    /** Opens the example with a first scene whose task does this. */
    final ExampleGame spec(String body) {
        return ExampleGame.withSpec(name, temp, body, classes());
    }

    /** What a scene without errors prints. */
    final List<String> log(int ticks, String body) {
        return log(spec(body).ticks(ticks));
    }

    static List<String> log(ExampleGame game) {
        assertEquals(List.of(), game.errors());
        return game.log();
    }
}
