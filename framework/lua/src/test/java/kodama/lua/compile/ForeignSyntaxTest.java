package kodama.lua.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import kodama.lua.value.LuaReal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForeignSyntaxTest {
    private static String hint(String program) {
        byte[] source = program.getBytes(StandardCharsets.UTF_8);
        return assertThrows(SyntaxError.class, () -> Compiler.compile("@a.lua", source, LuaReal::of), program)
                .hint();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '\0', textBlock = """
            x += 1              ¦ Lua has no '+=': write x = x + 1
            self.x -= 1         ¦ Lua has no '-=': write self.x = self.x - 1
            x *= 2              ¦ Lua has no '*=': write x = x * 2
            t[1] /= 2           ¦ Lua has no '/=': write a = a / 2
            s ..= 'a'           ¦ Lua has no '..=': write s = s .. ...
            hp -= self.hurt end ¦ Lua has no '-=': write hp = hp - self.hurt
            x += a * b          ¦ Lua has no '+=': write x = x + ...
            x++                 ¦ Lua has no '++': write x = x + 1
            ++x                 ¦ Lua has no '++': write x = x + 1
            i = i++             ¦ Lua has no '++': write i = i + 1
            x--N y = 1          ¦ -- begins a comment: write x = x - 1
            if a != b then end  ¦ write ~= for '!='
            x = a != b          ¦ write ~= for '!='
            if a !== b then end ¦ write ~= for '!=='
            if a <> b then end  ¦ write ~= for '<>'
            if a && b then end  ¦ write and for '&&'
            if a || b then end  ¦ write or for '||'
            if !a then end      ¦ write not for '!'
            x = !a              ¦ write not for '!'
            if a === b then end ¦ write == for '==='
            if a => b then end  ¦ write >= for '=>'
            if a =< b then end  ¦ write <= for '=<'
            if a = 1 then end   ¦ write == to compare, as = assigns
            while a = 1 do end  ¦ write == to compare, as = assigns
            if (a = 1) then end ¦ write == to compare, as = assigns
            repeat until a = 1  ¦ write == to compare, as = assigns
            return a = 1        ¦ write == to compare, as = assigns
            while a do if b then continue end end ¦ Lua has no 'continue': write goto continue, and ::continue:: before the loop's end
            while a doN continueN end             ¦ Lua has no 'continue': write goto continue, and ::continue:: before the loop's end
            if a then b() else if c then d() end  ¦ if the 'else if' of line 1 has no end of its own, write elseif
            if a then b() elif c then d() end     ¦ write elseif for 'elif'
            let x = 1           ¦ write local for 'let'
            var x = 1           ¦ write local for 'var'
            const x = 1         ¦ write local for 'const'
            int x = 1           ¦ write local for 'int'
            def f() end         ¦ write function for 'def'
            f(x => x)           ¦ Lua has no '=>': write function(a) return b end
            f((x) => x)         ¦ Lua has no '=>': write function(a) return b end
            f(x -> x)           ¦ Lua has no '->': write function(a) return b end
            t = { a => 1 }      ¦ write a = b for a field, [a] = b for another key
            t = { 1, "a" => 1 } ¦ write a = b for a field, [a] = b for another key
            t = { f = x => 1 }  ¦ Lua has no '=>': write function(a) return b end
            wait(ticks = 5)     ¦ write f { a = 1 } for named arguments, == to compare
            a:b(1, c = 5)       ¦ write f { a = 1 } for named arguments, == to compare
            if f(1) and (a = 1) then end ¦ write == to compare, as = assigns
            local function f(a, b = 2) end ¦ a parameter has no default: write a = a or 1 within the function
            f(function(a = 2) end) ¦ a parameter has no default: write a = a or 1 within the function
            x = a?.b            ¦ Lua has no '?.': write a and a.b
            x = a ?? b          ¦ Lua has no '??': write a or b
            a->b()              ¦ Lua has no '->': write a.b for a field, a:b() for a method
            x = a ? b : c       ¦ Lua has no '?': write a and b or c for a ? b : c
            x := 1              ¦ write = for ':='
            x = 1 // one        ¦ write -- before a comment, and math.floor(a / b) for a whole quotient
            // oneN x = 1       ¦ write -- before a comment, and math.floor(a / b) for a whole quotient
            /* one */           ¦ write --[[ and ]] around a comment
            x = 1N # one        ¦ write -- before a comment
            x = `a`             ¦ write "a" .. b for a string with a value in it
            x = a ** b          ¦ write ^ for '**'
            x = a & b           ¦ write and between conditions, bit32.band(a, b) for bits
            x = a << b          ¦ write bit32.lshift(a, b) for a << b
            if (a) { b() }      ¦ write then for '{', and end for '}'
            while (a) { b() }   ¦ write do for '{', and end for '}'
            if a == 1: b() end  ¦ write then for ':'
            function f() { b() } ¦ a function needs no '{': it ends with end
            if a then b() }     ¦ a block ends with end, not '}'
            for (i = 0; i < 9; i++) { } ¦ write for i = 1, 10 do
            for i = 0; i < 9; i++ do end ¦ write for i = 1, 10 do
            switch x            ¦ Lua has no 'switch': write if a == 1 then ... elseif a == 2 then ... end
            switch (x) { case 1: f() } ¦ Lua has no 'case': write if a == 1 then ... elseif a == 2 then ... end
            class Moth          ¦ Lua has no 'class': write a function that returns a table
            throw x             ¦ Lua has no 'throw': write error("message")
            import x            ¦ Lua has no 'import': write local a = require "a"
            print x             ¦ write print(a)
            a:b.c = 1           ¦ a colon calls a method: write a:b(), or a.b for a field
            """)
    void foreignSyntaxHasAHint(String program, String hint) {
        assertEquals("; " + hint, hint(program.replace("N ", "\n")));
    }

    /** Mistakes in ordinary Lua, for which a hint would be misleading. */
    @Test
    void aPlainMistakeHasNoHint() {
        List<String> slips = """
                x = = 1
                x = 1 +
                x = (1
                x = { 1, 2
                x = { 1 2 }
                f(1, )
                f(
                wait(N end
                if a then b()
                if a b() end
                while a b() end
                for i = 1 do end
                for i in do end
                for 1, 2 do end
                function f( end
                function f(a b) end
                local function () end
                local x y
                x 1
                x = 'a
                x = [[a
                x = 1e
                end
                return return
                return 1 x = 2
                x = a ~ b
                if a ~ b then end
                goto
                goto 1
                break x
                x = }
                x = { f( }
                x = function() end }
                x = "!=" y
                x = 'a && b' y
                local x -- += 1N y y
                x -- yN z z
                continue = 1 x
                f() x
                moth sings
                a.b c
                x = a.1
                x.y
                f{ a = 1, b = = 2 }
                repeat x() until
                else x() end
                if a then else else end
                if a then x() elseif b end
                elseif
                ::a
                x = #
                -x
                x = -
                not x
                x = not
                'a'
                1
                nil = 1
                f() = 1
                x, y
                x, y = 1, = 2
                local = 1
                x = {}}
                x = a <=> b
                f({ a = 1 }) })
                if a and b then x = = 1 end
                t = { f = a and b,  = {} }
                for i = 1, 2 do a.(1) end
                force(a; b)
                function f(a) -> b end
                for k, v in pairs { 1, 2 } print(v) end
                if f { a = 1 } g() end
                -- or else ifN while a do
                x = "else if" while a do
                """.lines().toList();
        for (String slip : slips) assertEquals("", hint(slip.replace("N ", "\n")), slip);
    }
}
