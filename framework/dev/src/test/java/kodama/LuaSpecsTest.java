package kodama;

import java.nio.file.Path;
import java.util.stream.Stream;
import kodama.loop.GameSpecs;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** Runs what {@code src/test/lua} says of the Lua API: a folder for each module, a file for each concept. */
class LuaSpecsTest {
    @TestFactory
    Stream<DynamicContainer> luaSpecs() {
        return GameSpecs.of(Path.of("src", "test", "lua"), getClass().getClassLoader());
    }
}
