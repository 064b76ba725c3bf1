package kodama.draw.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kodama.data.DataException;
import kodama.draw.Image;
import kodama.draw.PlayDirection;
import kodama.draw.SheetAnimation;
import kodama.draw.SheetLayout;
import kodama.draw.SpriteSheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SheetJsonTest {
    /** Six pixels: 3 by 2, numbered from 1. */
    private final Image picture =
            new Image("ship", 3, 2, new int[] {0xFF000001, 0xFF000002, 0xFF000003, 0xFF000004, 0xFF000005, 0xFF000006});

    private Image read(String json) throws IOException {
        return new SheetJson().read("ship.json", json.replace('\'', '"').getBytes(StandardCharsets.UTF_8), picture);
    }

    private SpriteSheet sheet(String json) throws IOException {
        return SpriteSheet.of(read(json));
    }

    private String failure(String json) {
        return assertThrows(IOException.class, () -> read(json)).getMessage();
    }

    private static String frame(String more) {
        return "{'frame':{'x':1,'y':0,'w':1,'h':2}" + more + "}";
    }

    @Test
    void framesOfAHashHaveNamesWithAndWithoutExtension() throws IOException {
        SpriteSheet sheet =
                sheet("{'frames':{'a.png':" + frame("") + ",'b.aseprite':" + frame(",'duration':250") + "}}");
        assertEquals(2, sheet.count());
        assertEquals(0, sheet.indexOf("a"));
        assertEquals(1, sheet.indexOf("b.aseprite"));
        assertEquals(-1, sheet.indexOf("c"));
        assertEquals(100, sheet.millis(0));
        assertEquals(250, sheet.millis(1));
    }

    @Test
    void framesOfAnArrayAreInItsOrder() throws IOException {
        SpriteSheet sheet = sheet("{'frames':[" + frame(",'filename':'z'") + "," + frame(",'filename':'a'") + "]}");
        assertEquals(0, sheet.indexOf("z"));
        assertEquals(0xFF000002, sheet.frame(1).pixel(0, 0));
        assertEquals(0xFF000005, sheet.frame(1).pixel(0, 1));
    }

    @Test
    void trimmedFramesHaveTheirFullSize() throws IOException {
        Image frame = sheet("{'frames':["
                        + frame(",'trimmed':true,'spriteSourceSize':{'x':2,'y':1,'w':1,'h':2},"
                                + "'sourceSize':{'w':4,'h':5}")
                        + "]}")
                .frame(0);
        assertEquals("image 'ship' 4x5", frame.toString());
        assertEquals(0, frame.pixel(1, 1));
        assertEquals(0xFF000002, frame.pixel(2, 1));
        assertEquals(0xFF000005, frame.pixel(2, 2));
    }

    @Test
    void framesThatWereRotatedClockwiseAreTurnedBack() throws IOException {
        Image frame = sheet("{'frames':[{'frame':{'x':0,'y':0,'w':2,'h':3},'rotated':true}]}")
                .frame(0);
        assertEquals("image 'ship' 2x3", frame.toString());
        assertEquals(0xFF000003, frame.pixel(0, 0));
        assertEquals(0xFF000006, frame.pixel(1, 0));
        assertEquals(0xFF000001, frame.pixel(0, 2));
        assertEquals(0xFF000004, frame.pixel(1, 2));
    }

    @ParameterizedTest
    @CsvSource({"forward, FORWARD", "reverse, REVERSE", "pingpong, PING_PONG", "pingpong_reverse, PING_PONG_REVERSE"})
    void tagsAreAnimations(String direction, PlayDirection expected) throws IOException {
        SpriteSheet sheet = sheet("{'frames':[" + frame("") + "," + frame("") + "],'meta':{'frameTags':["
                + "{'name':'walk','from':0,'to':1,'direction':'" + direction + "','repeat':'3'}]}}");
        assertEquals(new SheetAnimation("walk", List.of(0, 1), expected, 3), sheet.animation("walk"));
        assertNull(sheet.animation("run"));
    }

    @Test
    void listsOfNamesAreAnimations() throws IOException {
        SpriteSheet sheet =
                sheet("{'frames':{'a':" + frame("") + ",'b':" + frame("") + "},'animations':{'run':['b','a','b']}}");
        assertEquals(new SheetAnimation("run", List.of(1, 0, 1), PlayDirection.FORWARD, 0), sheet.animation("run"));
        assertEquals(new SheetAnimation("all", List.of(0, 1), PlayDirection.FORWARD, 0), sheet.animation("all"));
    }

    @Test
    void slicesHaveCenterAndPivot() throws IOException {
        SpriteSheet sheet = sheet("{'frames':[" + frame("") + "],'meta':{'slices':[{'name':'s','keys':[{'frame':0,"
                + "'bounds':{'x':-1,'y':0,'w':4,'h':4},'center':{'x':1,'y':1,'w':2,'h':2},'pivot':{'x':2,'y':3}}]}]}}");
        assertEquals(
                List.of(new SheetLayout.Slice(
                        "s",
                        0,
                        new SheetLayout.Bounds(-1, 0, 4, 4),
                        new SheetLayout.Bounds(1, 1, 2, 2),
                        new SheetLayout.Point(2, 3))),
                sheet.slices());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'level':1}",
                "[1,2]",
                "{'frames':60}",
                "{'frames':[]}",
                "{'frames':[1,2]}",
                "{'frames':{'a':{'x':1}}}"
            })
    void otherFilesOfTheGameAreIgnored(String json) throws IOException {
        assertSame(picture, read(json));
    }

    @Test
    void errorsNameThePlace() {
        assertEquals(
                "ship.json: frames[\"a\"].frame is 3x2 at 1,0, which is outside of the picture of 3x2",
                failure("{'frames':{'a':{'frame':{'x':1,'y':0,'w':3,'h':2}}}}"));
        assertEquals(
                "ship.json: frames[0].frame.w must be a number from 1 to 16384 but was -1",
                failure("{'frames':[{'frame':{'x':1,'y':0,'w':-1,'h':2}}]}"));
        assertEquals(
                "ship.json: frames[0].frame.h must be a number from 1 to 16384 but is missing",
                failure("{'frames':[{'frame':{'x':1,'y':0,'w':1}}]}"));
        assertEquals(
                "ship.json: frames[0].rotated must be true or false but was \"yes\"",
                failure("{'frames':[" + frame(",'rotated':'yes'") + "]}"));
        assertEquals(
                "ship.json: frames[0].sourceSize is 1x1, which has no room for the frame of 1x2 at 0,0",
                failure("{'frames':[" + frame(",'sourceSize':{'w':1,'h':1}") + "]}"));
        assertEquals(
                "ship.json: frames[0].spriteSourceSize makes the frame 16385x2; a side may have 1 to 16384 pixels",
                failure("{'frames':[" + frame(",'spriteSourceSize':{'x':16384,'y':0}") + "]}"));
        assertEquals(
                "ship.json: meta.frameTags[0].to must be a number from 0 to 0 but was 4",
                failure("{'frames':[" + frame("") + "],'meta':{'frameTags':[{'name':'a','from':0,'to':4}]}}"));
        assertEquals(
                "ship.json: animations[\"run\"][0] names the frame \"b\", which does not exist",
                failure("{'frames':{'a':" + frame("") + "},'animations':{'run':['b']}}"));
    }

    @Test
    void framesWithTooManyPixelsTogetherAreRefused() {
        String large = frame(",'sourceSize':{'w':16000,'h':1000}");
        assertEquals(
                "ship.json: frames[1] is too large: the frames up to it have more than 16,777,216 pixels together",
                failure("{'frames':[" + large + "," + large + "]}"));
    }

    @Test
    void sheetsOfSeveralPicturesAreRefused() {
        String reason = "the sheet consists of several pictures; export it as one picture";
        assertEquals(
                "ship.json: meta names related_multi_packs: " + reason,
                failure("{'frames':[" + frame("") + "],'meta':{'related_multi_packs':['b.json']}}"));
        assertEquals(
                "ship.json: the file cannot be used: " + reason,
                failure("{'textures':[{'frames':[" + frame("") + "]}]}"));
    }

    @Test
    void aSheetThatIsNotJsonIsRefusedWithItsLine() {
        DataException refused = assertThrows(DataException.class, () -> read("{'frames':[\n}"));
        assertEquals("ship.json:2:1: expected a value but found '}'", refused.getMessage());
        refused = assertThrows(DataException.class, () -> read("this is not JSON"));
        assertEquals("ship.json:1:1: expected a value but found 't'", refused.getMessage());
        refused = assertThrows(DataException.class, () -> read("[".repeat(100_000)));
        assertEquals("ship.json:1:102: nested more than 100 deep", refused.getMessage());
    }
}
