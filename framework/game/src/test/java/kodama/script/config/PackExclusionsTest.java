package kodama.script.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files of a game that are not packed. */
class PackExclusionsTest {
    private final PackExclusions workshop = new PackExclusions(List.of("./classes", "lib/moths.jar", "../elsewhere"));

    @ParameterizedTest
    @CsvSource({
        "specs/moth_spec.lua, tests",
        "specs/helper.lua, tests",
        "enemies/moth_test.lua, tests",
        "portal.lua, portal and debug saves",
        "saves/rich.lua, portal and debug saves",
        "library/kodama.d.lua, definitions for editors",
        "README.md, documents",
        "Readme.txt, documents",
        "docs/plan.png, documents",
        "build/moths-1.0.jar, build output",
        "dist/moths, build output",
        "moths-1.0-windows.zip, packs",
        "out/moths-1.0-linux-x64.tar.gz, packs",
        "out/moths-1.0.dmg, packs",
        "out/Moths.app/Contents/Info.plist, packs",
        "out/moths/lib/runtime/lib/modules, packs",
        "plugins/kodama-pads.jar, build output",
        "java/mygame/Star.java, program sources",
        "Makefile, program sources",
        "art/moth.PSD, picture sources",
        "scenes/main.lua~, editor and desktop files",
        "art/Thumbs.db, editor and desktop files",
        "classes/mygame/Star.class, 'classes, packed separately'",
    })
    void staysThere(String path, String why) {
        assertEquals(why, workshop.exclusionReason(path));
    }

    @ParameterizedTest
    @CsvSource({
        "game.lua",
        "scenes/portal.lua",
        "enemies/testing.lua",
        "contest/stage.lua",
        "data/saves/first.lua",
        "stories/readme.txt",
        "data/story.md",
        "music/title.ogg",
        "LICENSE",
        "credits.txt",
        "classes.lua",
        "application/runtime.lua",
    })
    void goesWithTheGame(String path) {
        assertEquals(null, workshop.exclusionReason(path));
    }
}
