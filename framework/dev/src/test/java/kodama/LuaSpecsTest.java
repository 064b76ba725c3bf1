package kodama;

import java.nio.file.Path;
import java.util.stream.Stream;
import kodama.loop.GameSpecs;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** Runs the tests of the Lua API in {@code src/test/lua}: a folder for each module, a file for each concept. */
class LuaSpecsTest {
    @TestFactory
    Stream<DynamicContainer> luaSpecs() {
        return GameSpecs.of(Path.of("src", "test", "lua"), getClass().getClassLoader());
    }
}
