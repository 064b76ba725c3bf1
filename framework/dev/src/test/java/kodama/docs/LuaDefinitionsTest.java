package kodama.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LuaDefinitionsTest {
    static final String HINT = "run: java -jar framework/target/kodama.jar docs --reference docs/lua.md"
            + " --definitions scripts/library/kodama.d.lua";

    private final String file = new LuaDefinitions(LuaApi.ofFramework()).file();

    @Test
    void theDefinitionsInTheTreeAreUpToDate() throws IOException {
        assertEquals(file, Files.readString(Path.of("../../scripts/library/kodama.d.lua")), HINT);
    }

    @Test
    void methodsAreWrittenWithAColonAndWithoutSelf() {
        assertTrue(file.contains("function self:signal(event, ...) end"), file);
    }

    @Test
    void optionsOfABaseAreListedOnce() {
        assertTrue(
                file.contains("---@class (exact) kodama.RingOptions: kodama.FiringOptions\n---@field n? integer"),
                file);
    }
}
