package kodama.example;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;

import java.nio.file.Path;
import java.util.stream.Stream;
import kodama.loop.GameSpecs;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Runs the Lua tests in the examples' folders. */
class ExampleSpecsTest {
    @TestFactory
    Stream<DynamicContainer> exampleSpecs(@TempDir Path temp) {
        return ExampleGame.names().stream().map(name -> specs(name, temp.resolve(name)));
    }

    private static DynamicContainer specs(String name, Path temp) {
        Path folder = ExampleGame.folder(name);
        return dynamicContainer(name, GameSpecs.of(folder, ExampleClasses.compiled(folder, temp)));
    }
}
