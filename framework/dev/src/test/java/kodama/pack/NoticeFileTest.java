package kodama.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import kodama.SourceTree;
import org.junit.jupiter.api.Test;

/** A jar's notice names the third-party works in it, and no others. */
class NoticeFileTest {
    private static String notice(String... names) {
        String whole = """
                Kodama
                by its contributors


                LuaJ 3.0.1: the machine

                  MIT


                Lua 5.2: how it is done

                  MIT


                FlatLaf 3.7.1: how windows look

                  Licensed under the Apache License, whose text follows.


                Jamepad 2.30: reads pads

                  Licensed under the Apache License, whose text follows.


                                                 Apache License
                   1. Definitions.


                """;
        return NoticeFile.of(whole, Set.of(names));
    }

    @Test
    void theDecoderOfOggFilesIsNamedIfItIsInTheJar() throws IOException {
        String whole = Files.readString(SourceTree.ROOT.resolve("NOTICE"));
        assertTrue(NoticeFile.of(whole, Set.of("lib/jorbis.jar")).contains("jorbis 0.0.17"));
        assertFalse(NoticeFile.of(whole, Set.of("kodama/cli/Main.class")).contains("jorbis 0.0.17"));
    }

    @Test
    void worksOutsideOfTheJarAreNotNamed() {
        assertEquals("""
                Kodama
                by its contributors


                LuaJ 3.0.1: the machine

                  MIT


                Lua 5.2: how it is done

                  MIT
                """, notice("org/luaj/vm2/LuaValue.class"));
    }

    @Test
    void aLicenseIsIncludedWithItsWorks() {
        String logged = notice("com/studiohartman/jamepad/Configuration.class");
        assertTrue(logged.contains("Jamepad") && !logged.contains("FlatLaf") && !logged.contains("LuaJ"), logged);
        assertTrue(logged.endsWith("Apache License\n   1. Definitions.\n"), logged);
    }

    @Test
    void theNoticeOfKodamaHasThisFormat() throws IOException {
        String whole = Files.readString(Path.of("..", "..", "NOTICE"));
        String all = NoticeFile.of(
                whole,
                Set.of(
                        "org/luaj/a",
                        "org/objectweb/asm/a",
                        "com/formdev/a",
                        "kodama/draw/misaki.glyphs",
                        "com/studiohartman/a",
                        "picocli/a",
                        "lib/jorbis.jar",
                        "org/commonmark/a"));
        assertEquals(whole.strip(), all.strip());
        String release = NoticeFile.of(whole, Set.of("org/luaj/a", "org/objectweb/asm/a", "kodama/draw/misaki.glyphs"));
        assertTrue(release.length() < 6000, release);
    }
}
