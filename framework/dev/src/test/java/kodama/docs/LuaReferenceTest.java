package kodama.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LuaReferenceTest {
    private final String page = new LuaReference(LuaApi.ofFramework()).page();

    @Test
    void theReferenceInTheTreeSaysWhatTheModulesSay() throws IOException {
        assertEquals(page, Files.readString(Path.of("../../docs/lua.md")), LuaDefinitionsTest.HINT);
    }

    @Test
    void aMethodIsWrittenWithAColonAndWithoutSelf() {
        assertTrue(page.contains("`self:signal(event: Event, ...)`"), page);
    }

    @Test
    void anOptionHasItsTypeItsBoundsAndWhatItIsIfItIsLeftOut() {
        assertTrue(page.contains("| `n` | `integer`, 1 to 10000 | `3` | How many shots. |"), page);
        assertTrue(
                page.contains(
                        "| `hits` | `Group\\|string[]` | `\"ship\"` | The group that it hurts, or a list of groups. |"),
                page);
        assertTrue(page.contains("| `grid` | `string[]\\|number[][]` | has to be there |"), page);
    }

    @Test
    void optionsThatBeginAsOthersDoAreToldOnce() {
        assertTrue(
                page.contains(
                        "### RingOptions\n\nHow a ring of shots is fired: as one shot, and these.\n\n"
                                + "All fields of `FiringOptions`, and:\n\n| field | is | if left out | |\n|---|---|---|---|\n| `n` |"),
                page);
    }

    @Test
    void filesTellWhatTheyReturn() {
        assertTrue(page.contains("### `game.lua`"), page);
        assertTrue(page.contains("| `scaling` | `\"integer\"\\|\"fit\"\\|\"stretch\"` | `\"integer\"` |"), page);
    }
}
