package kodama.script.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LuaDocsTest {
    private static final String HINT = "run: java -jar framework/target/kodama.jar docs --reference docs/lua.md"
            + " --definitions scripts/library/kodama.d.lua";

    private final LuaDocs docs = LuaDocs.ofFramework();

    @Test
    void theReferenceInTheTreeSaysWhatTheModulesSay() throws IOException {
        assertEquals(docs.reference(), Files.readString(Path.of("../docs/lua.md")), HINT);
    }

    @Test
    void theDefinitionsInTheTreeSayWhatTheModulesSay() throws IOException {
        assertEquals(docs.definitions(), Files.readString(Path.of("../scripts/library/kodama.d.lua")), HINT);
    }

    @Test
    void aMethodIsWrittenWithAColonAndWithoutSelf() {
        assertTrue(docs.reference().contains("`self:signal(event: string, ...)`"), docs.reference());
        assertTrue(docs.definitions().contains("function self:signal(event, ...) end"));
    }
}
