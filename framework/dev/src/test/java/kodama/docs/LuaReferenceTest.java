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
    void theReferenceInTheTreeIsUpToDate() throws IOException {
        assertEquals(page, Files.readString(Path.of("../../docs/lua.md")), LuaDefinitionsTest.HINT);
    }

    @Test
    void methodsAreWrittenWithAColonAndWithoutSelf() {
        assertTrue(page.contains("`self:signal(event: Event, ...)`"), page);
    }

    @Test
    void anOptionHasItsTypeItsRangeAndItsDefault() {
        assertTrue(page.contains("| `n` | `integer`, 1 to 10000 | `3` | Number of shots. |"), page);
        assertTrue(
                page.contains(
                        "| `hits` | `Group\\|string[]` | `\"ship\"` | Group, or list of groups, that the shot hits. |"),
                page);
        assertTrue(page.contains("| `from` | `integer[]` | required |"), page);
    }

    @Test
    void optionsOfABaseAreListedOnce() {
        assertTrue(
                page.contains(
                        "### RingOptions\n\nHow a ring of shots is fired.\n\n"
                                + "All fields of `FiringOptions`, and:\n\n| field | type | default | description |\n|---|---|---|---|\n| `n` |"),
                page);
    }

    @Test
    void filesAreListedWithTheirResults() {
        assertTrue(page.contains("### `game.lua`"), page);
        assertTrue(page.contains("| `scaling` | `\"integer\"\\|\"fit\"\\|\"stretch\"` | `\"integer\"` |"), page);
    }
}
