package kodama.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import kodama.base.Spelling;
import kodama.check.game.Finding;
import kodama.draw.OffscreenPresenter;
import kodama.file.AtomicFile;
import kodama.file.GameFiles;
import kodama.script.api.shot.FireFunctions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings in a game of few lines, and code that is accepted. */
class SmallGameCheckTest {
    private static final String SCORE = """
            local score = { total = 0 }
            function score.add(n) score.total = score.total + n end
            return score
            """;

    @TempDir
    private Path temp;

    private String game = "return { title = \"Small\", id = \"small\" }\n";

    @Test
    void missingMembersOfAModuleAreReported() throws IOException {
        write("score.lua", SCORE);
        assertEquals("""
                3:9: error: nothing ever sets 'ad' in the module 'score' (did you mean 'add'?) [unknown-field]
                4:15: error: nothing ever sets 'points' in the module 'score' [unknown-field]""", found("""
                local score = require "score"
                return function()
                  score.ad(5)
                  print(score.points, score.total)
                end
                """));
    }

    @Test
    void aCommandOfThePortalMayBeAJavaClass() throws IOException {
        write("commands.lua", "game.command('lives', function() end)\n");
        write("portal.lua", "return { { 'Rich', commands = { { 'mygame.GiveLives', 5 }, 'lives' } } }\n");
        assertEquals("", found("return function() end\n"));
        write("portal.lua", "return { { 'Rich', commands = { 'lifes' } } }\n");
        assertEquals(
                "portal.lua:1:1: error: 'Rich': there is no game.command \"lifes\" in any script (did you mean 'lives'?)"
                        + " [game-file]",
                found("return function() end\n"));
    }

    @Test
    void aModuleThatIsPassedOnMayHaveAnyFields() throws IOException {
        write("score.lua", SCORE);
        assertEquals("", found("""
                local score = require "score"
                local function fill(t, name) t[name] = 1 end
                return function(self)
                  fill(score, self.id)
                  print(score.points)
                end
                """));
    }

    @Test
    void aModuleWithComputedFieldsMayHaveAnyFields() throws IOException {
        write("score.lua", "local score = {}\nfor i, n in ipairs { 'a' } do score[n .. n] = i end\nreturn score\n");
        assertEquals("", found("local score = require 'score'\nreturn function() print(score.aa) end\n"));
    }

    @Test
    void aModuleRequiredByAComputedNameMayHaveAnyFields() throws IOException {
        write("parts/score.lua", SCORE);
        assertEquals("", found("""
                local score = require "parts.score"
                return function(self)
                  for name, part in pairs(require("parts." .. self.part)) do part[name] = 1 end
                  print(score.points)
                end
                """));
    }

    @Test
    void missingRequiredArgumentsOfTheGamesFunctionsAreReported() throws IOException {
        write("score.lua", SCORE);
        assertEquals("""
                6:3: error: score.add: 'n' is missing [arguments]
                7:3: error: half: 'x' is missing [arguments]""", found("""
                local score = require "score"
                local function half(_, x) return x.size / 2 end
                local function maybe(x) return x and x + 1 end
                local function early(x) if not x then return 0 end return x + 1 end
                return function()
                  score.add()
                  half(1)
                  score.add(maybe(), early())
                  score.add(nil or maybe(1), half(table.unpack { 1, {} }))
                  score.add(early())
                end
                """));
    }

    @Test
    void aSceneThatReturnsNothingIsReported() throws IOException {
        assertEquals(
                "1:1: error: this scene returns nothing: its file must end with return function(self) … end, or"
                        + " similar [missing-scene]",
                found("print(1)\n"));
    }

    @Test
    void aTaskSpawnedByAFileNameIsReported() throws IOException {
        String script = "return function(self)\n  self:spawn \"moth\"\nend\n";
        assertEquals(
                "2:14: error: spawn takes only names of Java classes, but game.lua has no 'java'; for the task of a"
                        + " file, write spawn(require \"moth\") [wrong-kind]",
                found(script));
        game = "return { id = \"small\", java = { \"java\" } }\n";
        assertEquals("", found(script));
    }

    @Test
    void aChildThatReliesOnFieldsOfItsParentIsReported() throws IOException {
        assertEquals("""
                3:29: warning: a child does not inherit its parent's 'tint', and nothing sets its own; write \
                self.parent.tint [parent-field]
                8:39: warning: a child does not inherit its parent's 'on_ko', and nothing sets its own; write \
                c.parent.on_ko [parent-field]
                9:67: warning: a child does not inherit its parent's 'scale', and nothing sets its own; write \
                me.parent.scale [parent-field]""", found("""
                local function arm(self)
                  self.draw = function()
                    draw.disc(5, 5, 3, self.tint or 0xffffff)
                  end
                end
                return function(self)
                  self.tint, self.scale, self.on_ko, self.hp = 0xff, 2, print, 3
                  self:spawn(function(c) wait(c.hp) c.on_ko() end)
                  self:spawn { state = wait_forever, draw = function(me) print(me.scale) end }
                  self:spawn(arm, { side = 1 })
                  self:spawn(arm, { side = 2 })
                end
                """));
    }

    @Test
    void aChildThatMayHaveItsOwnFieldsIsAccepted() throws IOException {
        assertEquals("", found("""
                local function paint(self) draw.disc(self.x, self.y, 3, self.tint or 0xffffff) end
                local function lazy(self) if not self.draw then self.draw = paint end end
                local function dressed(self) paint(self) print(self.tint) end
                local function given(self) print(self.tint, self.parent.tint) end
                local function both(self) print(self.tint) end
                local function by_name(self) self["ti" .. "nt"] = 1 print(self.tint) end
                return function(self)
                  self.tint, self.draw = 0xff, paint
                  self:spawn(lazy)
                  self:spawn(dressed)
                  self:spawn(given, { tint = 3 })
                  self:spawn(both)
                  spawn(both, { tint = 3 })
                  self:spawn(by_name)
                  local child = self:spawn(function(c) wait(1) print(c.tint) end)
                  child.tint = 3
                  self:spawn(function(_, parent) print(parent.tint) end)
                end
                """));
    }

    @Test
    void aValueWithAnotherMeaningInEarlierVersionsIsAHint() throws IOException {
        game = "return { id = \"small\", tasks = \"standard\" }\n";
        assertEquals(
                "game.lua:1:24: hint: tasks = \"standard\" is the default, 16384 tasks; in earlier versions it meant 4096:"
                        + " write tasks = 4096 for that number [old-spelling]",
                found("return function() end\n"));
        game = "return { id = \"small\", tasks = 4096 }\n";
        assertEquals("", found("return function() end\n"));
    }

    @Test
    void aWrongIconOrSplashScreenIsReported() throws IOException {
        String main = "return function() end\n";
        Files.createDirectories(temp.resolve("art"));
        Files.write(temp.resolve("art/icon.png"), new OffscreenPresenter(16, 16).png());
        game = "return {\n  id = \"small\",\n  icon = \"art/icon\",\n}\n";
        assertEquals("", found(main));
        game = game.replace("art/icon", "art/icno");
        assertEquals(
                "game.lua:3:10: error: there is no image 'art/icno': art/icno.png is missing (did you mean 'art/icon'?)"
                        + " [missing-file]",
                found(main));
        game = game.replace("art/icno", "art/Icon");
        assertEquals(
                "game.lua:3:10: error: there is no image 'art/Icon'; there is 'art/icon', but names are case-sensitive"
                        + " [missing-file]",
                found(main));
        game = game.replace("art/Icon", "art/text");
        write("art/text.png", "no picture");
        assertEquals(
                "game.lua:3:10: error: image 'art/text' cannot be loaded: it is not a PNG picture [unreadable-file]",
                found(main));
        game = game.replace("icon = \"art/text\"", "splash = \"art/logo\"");
        assertEquals(
                "game.lua:3:12: error: there is no image 'art/logo': art/logo.png is missing [missing-file]",
                found(main));
    }

    @Test
    void damagedFilesThatAScriptUsesAreReported() throws IOException {
        write("sounds/theme.ogg", "");
        write("sounds/other.ogg", "");
        write("ship.png", "no picture");
        assertEquals("""
                2:17: error: image 'ship' cannot be loaded: it is not a PNG picture [unreadable-file]
                3:14: error: sound 'theme' cannot be loaded: it is not an Ogg file [unreadable-file]""", found("""
                return function(self)
                  self.sprite = "ship"
                  sound.play("theme")
                end
                """));
    }

    @Test
    void theSectionOfASceneIsSetByTheFramework() throws IOException {
        assertEquals("", found("""
                local names = { "wood", "guardian" }
                local stage = { sections = names }
                function stage.run(self)
                  if self.section == "wood" then wait(1) end
                  print(self.section)
                end
                return stage
                """));
    }

    @Test
    void aFieldOfShotsThatIsSetInATaskIsReported() throws IOException {
        assertEquals("""
                2:8: warning: 'frames' is a field of shots, not of tasks, and nothing reads it; set \
                self.frame every few ticks [task-field]
                2:21: warning: 'angle' is a field of shots, not of tasks, and nothing reads it; set \
                self.rotation to turn the picture [task-field]
                3:25: warning: 'frame_ticks' is a field of shots, not of tasks, and nothing reads it; \
                set self.frame every few ticks [task-field]
                3:42: warning: 'glow' is a field of shots, not of tasks, and nothing reads it \
                [task-field]""", found("""
                return function(self)
                  self.frames, self.angle = { 1, 2 }, 90
                  spawn(wait_forever, { frame_ticks = 3, glow = 1, sprite = "kodama.star.red" })
                end
                """));
    }

    @Test
    void misspelledFieldsOfShotsAndOptionsThatCannotBeChangedAreReported() throws IOException {
        assertEquals("""
                3:5: error: a shot has no field 'aplha' (did you mean 'alpha'?) [unknown-field]
                3:14: error: a shot's 'delay' cannot be changed after firing [unknown-field]
                4:29: error: a shot has no field 'visble' (did you mean 'visible'?) [unknown-field]
                5:67: error: a shot has no field 'maxSpeed' (did you mean 'max_speed'?) [unknown-field]
                6:58: error: a shot's 'gravity' cannot be changed after firing; set 'angle' and 'speed' each tick \
                instead [unknown-field]""", found("""
                return function(self)
                  local s = shot.fire { from = self, keep = true }
                  s.aplha, s.delay = 0.5, 3
                  for b in shot.each() do b.visble = false end
                  for _, b in ipairs(shot.ring { from = self, keep = true }) do b.maxSpeed = 3 end
                  shot.fire { from = self, on_tick = function(b) b.hp, b.gravity = 2, 1 end }
                end
                """));
    }

    @Test
    void valuesAssignedToFieldsOfShotsAreChecked() throws IOException {
        assertEquals("""
                3:13: error: 'alpha' must be a number but is a string [wrong-kind]
                4:15: error: 'visible' must be a boolean but is a number [wrong-kind]
                6:18: error: 'harmless' must be a boolean but is a number [wrong-kind]
                8:51: error: 'spin' must be a number but is a boolean [wrong-kind]""", found("""
                return function(self)
                  local s = shot.fire { from = self, keep = true }
                  s.alpha = "half"
                  s.visible = 1
                  for _, b in ipairs(shot.near(self.x, self.y, 20)) do
                    b.harmless = 1
                  end
                  shot.task({ from = self }, function(b) b.spin = true end)
                  s.alpha, s.visible, s.hp = 0.5, false, "mine"
                end
                """));
    }

    @Test
    void theFieldsOfShotsAndOwnFieldsAreAccepted() throws IOException {
        assertEquals("", found("""
                return function(self)
                  local s = shot.fire { from = self, keep = true }
                  s.alpha, s.kind, s.scale, s.visible, s.hp, s.player = 0.5, "star", 2, false, 3, self
                  for b in shot.each() do b.slow, b.seed, b.layer = true, 4, 1 end
                  for i, b in ipairs { self } do b.speed0 = i end
                end
                """));
    }

    @Test
    void anOwnFieldNamedLikeAFieldOfShotsIsAccepted() throws IOException {
        assertEquals("", found("""
                return function(self)
                  self.angle, self.speed = 90, 2
                  local one = spawn(wait_forever, { color = 0xff })
                  print(self.angle, self.speed, one.color)
                  self:signal "end"
                  self.on_end = print
                end
                """));
        assertEquals("", found("""
                local function slow(self) self.speed = 1 end
                return function(self)
                  shot.fire { from = self, on_tick = slow }
                  shot.task({ x = 1, y = 1 }, function(self) self.angle = 90 end)
                end
                """));
    }

    @Test
    void anOwnIdAndSequenceAreAccepted() throws IOException {
        assertEquals("", found("""
                return function()
                  local boss = spawn(function(self)
                    self.id, self.sequence = "boss", { 1, 2 }
                    wait_forever()
                  end, { id = "boss" })
                  print(boss.id, boss.sequence)
                end
                """));
    }

    @Test
    void anUnhandledEventIsAHint() throws IOException {
        assertEquals("""
                4:15: hint: nothing waits for the event 'stpo' or has a function on_stpo (did you mean 'stop'?) [unheard]
                5:23: hint: nothing waits for the event 'over' or has a function on_over [unheard]""", found("""
                return function(self)
                  self.on_stop = function() end
                  self:signal "stop"
                  self:signal "stpo"
                  task.signal("ship", "over")
                  task.broadcast "go"
                  wait_for "go"
                end
                """));
    }

    @Test
    void anEventMayBeHandledByAComputedName() throws IOException {
        assertEquals("", found("""
                return function(self)
                  for _, n in ipairs { "a", "b" } do self["on_" .. n] = function() end end
                  self:signal "a"
                end
                """));
    }

    @Test
    void aConditionThatIsEvaluatedOnlyOnceIsReported() throws IOException {
        assertEquals(
                "2:14: error: wait_until: 'condition' must be a function but is a boolean; to evaluate it repeatedly,"
                        + " write function() return … end [wrong-kind]",
                found("return function()\n  wait_until(input.down \"fire\")\nend\n"));
    }

    @Test
    void aWaitInAFunctionThatMustReturnIsReported() throws IOException {
        assertEquals("""
                3:26: error: 'wait' cannot wait here: 'draw' must return at once [no-wait]
                4:41: error: 'wait_until' cannot wait here: 'finish' must return at once [no-wait]
                5:29: error: 'wait' cannot wait here: 'draw' must return at once [no-wait]""", found("""
                local function late() return true end
                return function(self)
                  self.draw = function() wait(1) end
                  function self.finish() if late() then wait_until(late) end end
                  spawn { draw = function() wait(1) end, on_hit = function() wait(1) end }
                  self.finish = function(me) me:spawn(function() wait(1) end) end
                end
                """));
    }

    @Test
    void aLoopOverATableOrANumberIsReported() throws IOException {
        assertEquals("""
                3:15: error: a table cannot be called: write 'in ipairs(crew)', or pairs [wrong-kind]
                4:12: error: a number cannot be called: write 'for i = 1, … do' [wrong-kind]""", found("""
                return function()
                  local crew = { {}, {} }
                  for _, m in crew do m.x = 2 end
                  for i in 10 do print(i) end
                  local list = {}
                  setmetatable(list, { __call = function() return nil end })
                  for m in list do print(m) end
                end
                """));
    }

    @Test
    void aFieldThatMayBeNilIsAccepted() throws IOException {
        assertEquals("", found("""
                return function(self)
                  print(self.kind or "moth", self.kind == nil, (self.kind) ~= nil)
                  print(debug and debug.getmetatable or getmetatable)
                end
                """));
    }

    @Test
    void aFieldWithAComputedNameIsAccepted() throws IOException {
        assertEquals("", found("""
                return function(self)
                  self.default = 1
                  for _, name in ipairs { "default" } do self["_" .. name] = 1 end
                  print(self._default)
                end
                """));
    }

    @Test
    void aGlobalThatIsCreatedByRawsetExists() throws IOException {
        assertEquals("", found("rawset(_G, \"SCORE\", 0)\nreturn function() print(SCORE) end\n"));
    }

    @Test
    void aMissingLocalIsReportedOnce() throws IOException {
        assertEquals(
                "2:3: error: 'points' is not declared: write 'local points', or keep shared values in a module or in"
                        + " game.data [accidental-global]",
                found("return function()\n  points = 1\n  print(points, points)\nend\n"));
    }

    @Test
    void functionsOfOtherLuasAreReportedWithTheirEquivalent() throws IOException {
        assertEquals("""
                2:3: error: undefined global 'io'; use data.read to read a file of the game, save.write to store data [unknown-global]
                3:6: error: 'os' has no 'exit'; use game.quit [unknown-field]
                4:8: error: 'math' has no 'rand' (did you mean 'random'?) [unknown-field]
                5:15: error: unknown option 'count'; there are %s [unknown-option]
                6:14: error: there is no image 'pearl.png': write it without '.png' [missing-file]
                7:8: error: 'shot' has no 'laser' (write laser.beam or laser.curve) [unknown-field]
                8:3: error: undefined global 'fan' (write pattern.fan or shot.fan) [unknown-global]""".formatted(Spelling.list("count", FireFunctions.RING.names())), found("""
                return function()
                  io.open("scores.txt")
                  os.exit()
                  math.rand(3)
                  shot.ring { count = 3 }
                  draw.sheet("pearl.png", 3, 3)
                  shot.laser {}
                  fan {}
                end
                """));
    }

    @Test
    void shotKindsColorsAndTheirPicturesAreKnown() throws IOException {
        assertEquals("""
                3:35: warning: there is no shot kind 'strr' (did you mean 'star'?) [unknown-word]
                4:51: warning: there is no shot color 'blu' (did you mean 'blue'?) [unknown-word]
                5:37: error: there is no image 'kodama.star.rad' (did you mean 'kodama.star.red'?) [missing-file]""", found("""
                return function(self)
                  shot.kind("mine", { kind = "star", damage = 2 })
                  shot.fire { from = self, kind = "strr" }
                  shot.fire { from = self, kind = "mine", color = "blu" }
                  shot.fire { from = self, sprite = "kodama.star.rad" }
                  self.sprite = "kodama.bubble.white"
                end
                """));
    }

    @Test
    void animationsFramesAndUnreadablePicturesAreKnown() throws IOException {
        write("hero.webp", "");
        assertEquals("""
                3:17: error: there is no image 'hero': hero.webp: files in the WebP format are not supported; convert\
                 it to PNG, for example by 'magick hero.webp hero.png' [missing-file]
                5:20: warning: there is no animation 'wlak' (did you mean 'walk'?) [unknown-word]
                6:16: warning: there is no frame 'left' [unknown-word]""", found("""
                return function(self)
                  draw.animation("kodama.star.red", "walk", { frames = 1 })
                  self.sprite = "hero"
                  self.animation = "walk"
                  self.animation = "wlak"
                  self.frame = "left"
                end
                """));
    }

    @Test
    void picturesFramesAndOptionsOfViewsAreKnown() throws IOException {
        write("ship.json", """
                { "frames": { "left": { "frame": { "x": 0, "y": 0, "w": 8, "h": 8 } } } }""");
        AtomicFile.write(temp.resolve("ship.png"), new OffscreenPresenter(8, 8).png());
        assertEquals("""
                4:15: error: there is no image 'shpi': shpi.png is missing (did you mean 'ship'?) [missing-file]
                5:42: warning: there is no frame 'letf' (did you mean 'left'?) [unknown-word]
                6:28: error: unknown option 'sclae' (did you mean 'scale'?) [unknown-option]
                7:13: error: there is no image 'shpi': shpi.png is missing (did you mean 'ship'?) [missing-file]
                8:40: warning: there is no frame 'letf' (did you mean 'left'?) [unknown-word]""", found("""
                return function(self)
                  local view = depth.view()
                  self.sprite, self.frame = "ship", "left"
                  view:sprite("shpi", 0, 0, 0)
                  view:sprite("ship", 0, 0, 0, { frame = "letf" })
                  view:floor("ship", -8, { sclae = 2 })
                  view:quad("shpi", {})
                  view:strip("ship", {}, {}, { frame = "letf", alpha = 1 })
                end
                """));
    }

    @Test
    void kindsOfParticlesAreKnown() throws IOException {
        assertEquals("""
                3:18: warning: there is no kind of particles 'smok' (did you mean 'smoke'?) [unknown-word]
                4:17: warning: there is no kind of particles 'mint' (did you mean 'mine'?) [unknown-word]
                5:37: warning: there is no kind of particles 'fier' [unknown-word]
                6:44: error: unknown option 'colour' (did you mean 'color'?) [unknown-option]""", found("""
                return function(self)
                  particle.define("mine", { base = "smoke", life = { 5, 9 } })
                  particle.burst("smok", 1, 1)
                  particle.emit("mint", { from = self })
                  particle.define("other", { base = "fier" })
                  particle.burst("mine", self.x, self.y, { colour = 1 })
                end
                """));
    }

    @Test
    void aGameMayUseItsOwnColors() throws IOException {
        assertEquals("", found("""
                return function(self)
                  shot.kind("mine", { sprite = "kodama.shot", colors = { "pink" } })
                  shot.fire { from = self, kind = "mine", color = "pink" }
                end
                """));
    }

    @Test
    void allErrorsInTheGameFileAreReportedAtOnce() throws IOException {
        game = "return {\n  widht = 320, height = \"240\",\n  scaling = \"big\",\n  fps = 60, title = 5 }\n";
        assertEquals("""
                game.lua:2:3: error: unknown option 'widht' (did you mean 'width'?) [game-file]
                game.lua:2:16: error: option 'height' must be a whole number but was a string [game-file]
                game.lua:3:3: error: option 'scaling' must be one of integer, fit, stretch but was 'big' [game-file]
                game.lua:4:13: error: option 'title' must be a string but was 5 [game-file]""", found("return function() end\n"));
    }

    @Test
    void anEffectHasOnlyItsOwnOptions() throws IOException {
        assertEquals("""
                3:39: error: unknown option 'radius'; there are x, y, width, height, size [unknown-option]
                4:27: error: unknown option 'radus' (did you mean 'radius'?) [unknown-option]
                5:36: error: 'radius' must be a whole number but is a string [wrong-kind]
                6:20: error: unknown option 'levels'; there are x, y, width, height, amount [unknown-option]""", found("""
                return function(self)
                  self.draw = function()
                    draw.effect("mosaic", { size = 4, radius = 3 })
                    draw.effect("blur", { radus = 3 })
                    draw.effect("blur", { radius = "3", x = 1, y = 1, width = 9, height = 9 })
                    local look = { levels = 3 }
                    draw.effect("gray", look)
                    draw.effect(self.effect, { radius = 3, levels = 3 })
                  end
                  wait_forever()
                end
                """));
    }

    @Test
    void effectsOfTheWholeGameAreChecked() throws IOException {
        game = "return {\n  effects = {\n    { \"crt\", curve = 2 } } }\n";
        assertEquals(
                "game.lua:3:14: error: effects: crt: option 'curve' must be from 0 to 1 but was 2 [game-file]",
                found("return function() end\n"));
        game = "return {\n  effects = { \"blur\",\n    \"mosiac\" } }\n";
        assertEquals(
                "game.lua:3:5: error: effects: there is no effect 'mosiac' (did you mean 'mosaic'?) [game-file]",
                found("return function() end\n"));
    }

    @Test
    void aFileExtensionInAnotherCaseIsNamed() throws IOException {
        write("sounds/LOUD.WAV", "");
        write("Ship.PNG", "");
        assertEquals("""
                2:14: error: there is no sound 'LOUD': the file is 'sounds/LOUD.WAV', but names are case-sensitive [missing-file]
                3:17: error: there is no image 'ship': the file is 'Ship.PNG', but names are case-sensitive [missing-file]""", found("""
                return function(self)
                  sound.play("LOUD")
                  self.sprite = "ship"
                end
                """));
    }

    @Test
    void foldersAndExtensionsDoNotBelongToNames() throws IOException {
        write("sounds/hit.sfx.json", "{}");
        write("sounds/x.wav", "");
        assertEquals("""
                2:14: error: there is no sound 'sounds/x.wav': write it without folder and ending, 'x' [missing-file]
                3:16: error: there is no scene 'scenes/main': write it without folder and ending, 'main' [missing-scene]""", found("""
                return function()
                  sound.play("sounds/x.wav")
                  scene.change "scenes/main"
                end
                """));
    }

    @Test
    void methodsOfFrameworkObjectsRequireAColon() throws IOException {
        assertEquals("""
                3:5: error: 'kill' is a method: write s:kill(…) [colon]
                5:8: error: 'alive' is a method: write beam:alive(…) [colon]
                7:8: error: 'stop' is a method: write song:stop(…) [colon]
                9:8: error: 'kill' is a method: write moth:kill(…) [colon]""", found("""
                return function(self)
                  local s = shot.fire { from = self, keep = true }
                  s.kill()
                  local beam = laser.beam { from = self }
                  beam.alive()
                  local song = sound.play(sfx.coin())
                  song.stop()
                  local moth = spawn(function() end)
                  moth.kill()
                  local ring = shot.ring { from = self, n = 3, keep = true }
                  ring.kill()
                  s.kill(s)
                  s.on_tick = wait
                end
                """));
    }

    @Test
    void nestedOptionsAreCheckedToo() throws IOException {
        assertEquals("""
                3:27: error: unknown option 'sped' (did you mean 'speed'?) [unknown-option]
                3:49: error: 'accel' must be a number but is a string [wrong-kind]
                4:31: error: unknown option 'trun' (did you mean 'turn'?) [unknown-option]
                5:23: error: unknown option 'edge' (did you mean 'edges'?) [unknown-option]
                6:22: error: unknown option 'widht' (did you mean 'width'?) [unknown-option]
                7:30: error: unknown option 'raduis' (did you mean 'radius'?) [unknown-option]""", found("""
                return function(self)
                  shot.fire { from = self,
                    changes = { { at = 5, sped = 2 }, { accel = "x", at = 9 } },
                    homing = { target = self, trun = 4 },
                    bounce = { n = 1, edge = "all" },
                    field = { x = 0, widht = 9 },
                    orbit = { around = self, raduis = 9 },
                  }
                  shot.fire { from = self, homing = { x = 1, y = 2, mine = 3 } }
                  shot.fire { from = self, homing = self, bounce = true, changes = { { at = 3, speed = 1 } } }
                end
                """));
    }

    @Test
    void objectsAreNamedByTheirClass() throws IOException {
        assertEquals("""
                2:17: error: 'hitbox' must be a hitbox such as circle(6) but is a number [wrong-kind]
                3:14: error: sound.play: 'what' must be a string or a sound such as sfx.coin() but is a number [wrong-kind]""", found("""
                return function(self)
                  self.hitbox = 8
                  sound.play(3)
                end
                """));
    }

    @Test
    void aGotoWithoutALabelIsReportedAtItsLine() throws IOException {
        assertEquals("2:1: error: no visible label 'out' for <goto> [syntax]", found("""
                return function()
                  goto out
                  print(1)
                end
                """));
    }

    @Test
    void operatorsOfOtherLanguagesAreRecognized() throws IOException {
        assertEquals(
                "2:10: error: syntax error near '+'; Lua has no '+=': write self.x = self.x + 1 [syntax]",
                found("return function(self)\n  self.x += 1\nend\n"));
        assertEquals(
                "2:13: error: 'then' expected near '!'; write ~= for '!=' [syntax]",
                found("return function(self)\n  if self.x != 1 then end\nend\n"));
    }

    private String found(String main) throws IOException {
        write("game.lua", game);
        write("scenes/main.lua", main);
        List<Finding> found = Checker.check(GameFiles.folder(temp));
        return found.stream()
                .map(Finding::toString)
                .map(line -> line.replace("scenes/main.lua:", ""))
                .collect(Collectors.joining("\n"));
    }

    private void write(String path, String text) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
